/** The viewer of the panorama in Turkish. */
export const tr = {
  label: 'Çepeçevre görüntü: sürükleyin ya da ok tuşlarıyla dönün, + ve − ile yakınlaşın',
  hint: 'Sürükleyin ya da ok tuşlarını kullanın',
  close: 'Kapat',
  left: 'Sola dön',
  right: 'Sağa dön',
  up: 'Yukarı bak',
  down: 'Aşağı bak',
  zoomIn: 'Yakınlaş',
  zoomOut: 'Uzaklaş',
};
