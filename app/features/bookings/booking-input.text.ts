/** What a booking that cannot be saved is answered with. English, as its screen is (product.md, Language). */
export const bookingInputText = {
  required: {
    serviceType: 'Service type is required',
    car: 'Car is required',
    vehicleCapacity: 'Vehicle capacity is required',
    name: 'First name is required',
    surname: 'Last name is required',
    phoneNumber: 'Phone number is required',
    pickupLocation: 'Pickup location is required',
    dropoffLocation: 'Drop-off location is required',
    pickupTime: 'Pickup date and time are required',
    dropoffTime: 'Drop-off date and time are required',
  },
  tooLong: 'This is too long',
  wrongPhone: 'This is not a phone number',
  wrongEmail: 'This is not an e-mail address',
  wrongTotal: 'Total must be a number of euros, 0 or more',
  passengers: 'Passengers must be a number from 1 to 16',
};
