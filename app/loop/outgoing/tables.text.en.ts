/** Texts of lists as files: the sheet and its columns, in the language of the person who exports. */
import { formatCount } from '#app/lib/decimal.ts';

export const en = {
  bookings: {
    sheet: 'Bookings',
    columns: {
      reference: 'Reference',
      service: 'Service',
      status: 'Status',
      pickup: 'Pickup',
      pickupPlace: 'Pickup location',
      dropoff: 'Drop-off',
      dropoffPlace: 'Drop-off location',
      car: 'Car or zone',
      customer: 'Customer',
      phone: 'Phone',
      email: 'E-mail',
      language: 'Language',
      passengers: 'Passengers',
      childSeats: 'Child seats',
      suitcases: 'Suitcases',
      flight: 'Flight',
      driver: 'Driver',
      driverPhone: 'Driver’s phone',
      hotel: 'Hotel',
      total: 'Total (€)',
      requests: 'Requests',
      created: 'Recorded',
    },
  },
  customers: {
    sheet: 'Customers',
    columns: {
      name: 'Name',
      surname: 'Surname',
      phone: 'Phone',
      email: 'E-mail',
      bookings: 'Bookings',
      total: 'Total (€)',
      last: 'Last pickup',
      warning: 'Warning',
      notes: 'Notes',
      since: 'Known since',
    },
  },
  handovers: {
    sheet: 'Hand-overs',
    columns: {
      reference: 'Reference',
      kind: 'Kind',
      plate: 'Plate',
      car: 'Car',
      at: 'Time',
      kilometres: 'Kilometres',
      fuel: 'Fuel (eighths)',
      drivers: 'Drivers',
      damages: 'Damage',
      charges: 'Charges',
      total: 'Charged (€)',
      notes: 'Notes',
      staff: 'Recorded by',
      recorded: 'Recorded',
    },
  },
  vehicles: {
    sheet: 'Vehicles',
    /** Those that are no fields of a vehicle. */
    columns: { fuelEighths: 'Fuel (eighths)', due: 'Falls due', blocked: 'Blocked' },
  },
  refusals: {
    tooMany: (most: number) =>
      `An Excel file holds at most ${formatCount(most)} rows, and this list has more. A CSV file takes them all.`,
    tooManyDays: (most: number) =>
      `Choose a first and a last day, at most ${most} days. Only owners export longer lists.`,
    wrongRange: 'The last day must not be before the first',
  },
};
