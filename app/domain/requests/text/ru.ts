import type { tr } from './tr.ts';

export const ru: typeof tr = {
  name: 'Имя и фамилия',
  email: 'E-mail',
  phone: 'Телефон',
  passengers: 'Число пассажиров',
  childSeats: 'Детские кресла',
  suitcases: 'Чемоданы',
  pickupLocation: 'Откуда',
  dropoffLocation: 'Куда',
  date: 'Дата',
  time: 'Время',
  bothWays: 'Нужен и обратный трансфер',
  returnDate: 'Дата обратной поездки',
  returnTime: 'Время обратной поездки',
  flightNumber: 'Номер рейса (необязательно)',
  message: 'Сообщение (необязательно)',
};
