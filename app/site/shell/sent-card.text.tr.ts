/** Every text of the card that stays after a request was sent, in Turkish. */
export const tr = {
  title: 'Gönderdiğiniz talep',
  hours: 'Ofisimiz bu saatlerde yanıtlar',
  again: 'Sohbeti yeniden aç',
  trip: 'Yolculuğum',
};
