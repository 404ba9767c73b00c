/** The viewer of the panorama, which comes when it is asked for. */
export const viewerText = {
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
