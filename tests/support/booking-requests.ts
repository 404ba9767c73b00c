/** Body of `POST /bookings`: a rental of three days. The test adds `carId`. */
export const RENTAL = {
  serviceType: 'car_rental',
  name: 'Ayşe Nur Yılmaz',
  phone: '+90 532 111 22 33',
  pickupLocation: 'Antalya Lara',
  dropoffLocation: 'Antalya Lara',
  pickupDate: '2026-07-10',
  pickupTime: '10:00',
  returnDate: '2026-07-13',
  returnTime: '10:00',
};

/** Body of `POST /bookings`: a transfer to a place without a fare. */
export const TRANSFER = {
  serviceType: 'transfer',
  vehicle: 'capacity_1_6',
  name: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  phone: '+90 532 111 22 33',
  passengers: 5,
  pickupLocation: 'Antalya Havalimanı',
  dropoffLocation: 'Otelimiz',
  date: '2026-07-10',
  time: '10:00',
};

export const DRIVER = { name: 'Ayşe', surname: 'Yılmaz', phoneNumber: '+90 555 123 45 67' };

/** Body of `POST /admin/bookings`: a rental of the same three days. The test adds `carId`. */
export const STAFF_RENTAL = {
  serviceType: 'car_rental',
  drivers: [DRIVER],
  pickupLocation: 'Antalya Lara',
  dropoffLocation: 'Antalya Lara',
  pickupTime: '2026-07-10T10:00',
  dropoffTime: '2026-07-13T10:00',
};

/** Body of `POST /admin/bookings`: a transfer without a zone. */
export const STAFF_TRANSFER = {
  ...STAFF_RENTAL,
  serviceType: 'transfer',
  dropoffLocation: 'Belek',
  dropoffTime: '2026-07-10T11:00',
  transferData: { vehicleCapacity: 'capacity_1_6', passengers: 5 },
};
