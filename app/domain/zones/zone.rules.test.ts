import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_PLACES } from '#app/base/settings/papers/rental-terms.rules.ts';
import { fold } from '#app/lib/words/turkish-text.ts';
import { allTexts } from '#app/texts/all.server.ts';
import {
  compareZones,
  isAirport,
  matchFare,
  matchZone,
  searchZones,
  suggestZone,
  type Zone,
  zoneNameIn,
} from './zone.rules.ts';

function zone(zoneName: string, more: Partial<Zone> = {}): Zone {
  return {
    id: `zone-${zoneName}`,
    zoneName,
    spellings: [],
    description: '',
    fares: { capacity_1_4: 3000, capacity_1_6: 4000, capacity_1_16: 7000 },
    displayOrder: 0,
    active: true,
    updatedAt: '2026-07-01T09:00:00.000Z',
    ...more,
  };
}

const NAMES = ['Lara', 'Side', 'Kemer', 'Belek', 'İncekum', 'Konyaaltı', 'Kaş', 'Kızılağaç'];
const zones = NAMES.map((name, i) => zone(name, { displayOrder: i }));
test('searches in the translated and the Turkish description', () => {
  const described = [
    zone('Belek', { description: 'Гольф-отели', turkishDescription: 'Kumköy, golf otelleri' }),
  ];
  expect(suggestZone(described, 'Kumköy')?.zoneName).toBe('Belek');
  expect(searchZones(described, 'гольф')).toHaveLength(1);
  expect(searchZones(described, 'kumköy')).toHaveLength(1);
});

test('matches and searches spellings like the name', () => {
  const named = [zone('Kaleiçi', { spellings: ['Antalya Altstadt'] }), zone('Lara')];
  expect(matchZone(named, 'Hotel in der Antalya-Altstadt')?.zoneName).toBe('Kaleiçi');
  expect(searchZones(named, 'altstadt').map(({ zoneName }) => zoneName)).toEqual(['Kaleiçi']);
});

const matched = (text: string, among = zones) => matchZone(among, text)?.zoneName ?? null;

describe('the zone that a drop-off text names', () => {
  test.each([
    ['Lara', 'Lara'],
    ['  lara  ', 'Lara'],
    ['LARA İNCEKUM', 'İncekum'],
    ['lara incekum otelleri', 'İncekum'],
    ['İNCEKUM', 'İncekum'],
    ['Incekum Beach', 'İncekum'],
    ['KIZILAĞAÇ', 'Kızılağaç'],
    ['kizilagac', 'Kızılağaç'],
    ['Rixos Hotel, Belek/Antalya', 'Belek'],
    ['(Belek)', 'Belek'],
    ['Antalya-Side', 'Side'],
    ["Kemer'de bir otel", 'Kemer'],
    ['Kemer’e', 'Kemer'],
    ["Side'ye", 'Side'],
    ['Sideye', 'Side'],
    ['Belekteki Regnum', 'Belek'],
    ['Belekten', 'Belek'],
    ['Konyaaltı’nda', 'Konyaaltı'],
    ['konyaaltinda', 'Konyaaltı'],
    ['Konyaaltına', 'Konyaaltı'],
    ['Kaşın limanı', 'Kaş'],
    ['kaşa', 'Kaş'],
    ['Kızılağaca', 'Kızılağaç'],
    ['LARA, sonra Kemer', 'Kemer'],
  ])('in %j is %s', (text, name) => expect(matched(text)).toBe(name));

  test.each([
    ['отель в Белеке', 'Belek'],
    ['из Белека', 'Belek'],
    ['за Белеком', 'Belek'],
    ['в Кемере', 'Kemer'],
    ['в Сиде', 'Side'],
    ['в Коньяалты', 'Konyaaltı'],
    ['в Лару', 'Lara'],
    ['в Ларе', 'Lara'],
    ['рядом с Ларой', 'Lara'],
    ['в Аланье', 'Alanya'],
    ['в Аланью', 'Alanya'],
    ['в Алании', 'Alanya'],
    ['в Аланию', 'Alanya'],
    ['Алания, отель', 'Alanya'],
    ['до Аланьи', 'Alanya'],
    ['в Кадрии', 'Kadriye'],
  ])('in the Russian text %j is %s', (text, name) =>
    expect(
      matched(text, [...zones, zone('Alanya'), zone('Kadriye', { spellings: ['Кадрия'] })]),
    ).toBe(name),
  );

  test.each([
    'Lare Otel',
    'Alane Suites',
    'у Лариных',
    '',
    '   ',
    'Antalya Havalimanı',
    'Residence Hotel',
    'Sidera Suites',
    'Alara Hanı',
    'Kemerağzı',
    'Kaleiçi, Kasım Apartmanı',
    'Besidede',
    '!?…',
  ])('in %j is none', (text) => expect(matched(text, [...zones, zone('Alanya')])).toBeNull());

  test('is the zone Kemerağzı if it exists, not Kemer', () => {
    const both = [...zones, zone('Kemerağzı')];
    expect(matched("Kemerağzı'nda", both)).toBe('Kemerağzı');
    expect(matched('Kemer', both)).toBe('Kemer');
  });

  test('may have several words with any spaces or hyphens between them', () => {
    const more = [...zones, zone('Kaş  Merkez', { displayOrder: 90 }), zone('Belek-Kadriye')];
    expect(matched('KAŞ   MERKEZ, liman', more)).toBe('Kaş  Merkez');
    expect(matched("Kaş Merkez'e", more)).toBe('Kaş  Merkez');
    expect(matched('Kaş’ın merkezi', more)).toBe('Kaş');
    expect(matched('belek kadriye', more)).toBe('Belek-Kadriye');
  });

  test('is the first in display order if names are equally long', () => {
    expect(matched('Lara ya da Side')).toBe('Lara');
    expect(matched('Side ya da Lara')).toBe('Lara');
  });

  test('is neither an inactive zone nor one whose name has no letters', () => {
    expect(matched('Kalkan', [zone('Kalkan', { active: false })])).toBeNull();
    expect(matched('— any text —', [zone('—')])).toBeNull();
  });
});

test.each(['en', 'de', 'ru'] as const)(
  'pickup places match the same zone by their names in %s as by their Turkish names',
  (language) => {
    const names: Record<string, string> = allTexts.site[language].settings.places;
    const among = [...zones, zone('Alanya')];
    const found = DEFAULT_PLACES.map((place) => [
      matched(names[place] ?? '', among),
      isAirport(names[place] ?? ''),
    ]);
    expect(found).toEqual(DEFAULT_PLACES.map((place) => [matched(place, among), isAirport(place)]));
    expect(found.filter(([name]) => name !== null)).toHaveLength(5);
  },
);

describe('the airport of Antalya', () => {
  test.each([
    'Antalya Havalimanı (AYT)',
    'ANTALYA HAVALİMANI',
    'antalya havalimani',
    'Havalimanına',
    "Havalimanı'ndan",
    'havalimanındaki otopark',
    'hava limanı',
    'Havaalanı',
    'havaalanına',
    "Hava Alanı'na",
    'Antalya Airport, Terminal 2',
    'Terminal 1',
    'Antalya, terminal 2',
    'Dış Hatlar Geliş',
    'iç hatlarda',
    'Hava Meydanı',
    'Aéroport d’Antalya',
    "airport'a",
    'AYT',
    "AYT'ye",
    'ayt’den',
    'aytye',
    'Flughafen Antalya',
    'аэропорт Анталья',
    'в аэропорту Антальи',
  ])('is in %j', (text) => expect(isAirport(text)).toBe(true));

  test.each([
    '',
    'Antalya',
    'Ayten Sokak 5',
    'Aytaç Pansiyon',
    'Hava Hotel',
    'Liman Mahallesi',
    'Terminal',
    'Otogar, Terminal 1',
    'Bus terminal 2',
    'Gazipaşa Havalimanı',
    'GZP Airport',
    'Dalaman’a, havalimanına',
  ])('is not in %j', (text) => expect(isAirport(text)).toBe(false));
});

describe('the fare of a transfer', () => {
  const AIRPORT = 'Antalya Havalimanı (AYT)';
  test.each([
    // From the airport or with an empty pickup: the zone of the drop-off (spec, part 9).
    [AIRPORT, 'Belek', 'Belek →'],
    ['', 'Belek', 'Belek →'],
    ['  ', 'Belek', 'Belek →'],
    ['AYT', "Side'ye", 'Side →'],
    ['Havalimanı dış hatlar', 'LARA İNCEKUM', 'İncekum →'],
    ['Terminal 2', 'Kemer', 'Kemer →'],
    ['Antalya Airport', 'Kemer', 'Kemer →'],
    // From a place that is neither airport nor zone: no fare.
    ['Otogar', "Side'ye", null],
    ['Antalya Otogar', 'Side', null],
    ['Otogar Terminal 1', 'Side', null],
    ['Ayten Sokak', 'Kemer', null],
    ['Antalya', 'Kemer', null],
    ['Marina', 'Belek', null],
    // To the airport: the zone of the pickup.
    ['Belek', AIRPORT, 'Belek ←'],
    ["Side'deki otel", 'havalimanına', 'Side ←'],
    ['LARA, sonra Kemer', 'AYT’ye', 'Kemer ←'],
    // Between two zones, within one zone, and from or to other places: no fare.
    ['Lara', 'Belek', null],
    ['Belek, Otel A', 'Belek, Otel B', null],
    ['Gazipaşa Havalimanı', 'Belek', null],
    ['Belek', 'Gazipaşa Havalimanı', null],
    ['Dalaman', 'Belek', null],
    ['Alanya Gazipaşa Havalimanı (GZP)', AIRPORT, null],
    [AIRPORT, 'Alanya Gazipaşa Havalimanı', null],
    [AIRPORT, 'GZP', null],
    // A town with its own airport may be a zone.
    [AIRPORT, 'Gazipaşa', 'Gazipaşa →'],
    ['Gazipaşa', AIRPORT, 'Gazipaşa ←'],
    ['Otogar', AIRPORT, null],
    ['', AIRPORT, null],
    [AIRPORT, AIRPORT, null],
    [AIRPORT, 'Ankara', null],
    ['Belek', 'Ankara', null],
    // If one end names both zone and airport, the zone of the drop-off counts.
    [AIRPORT, 'Lara, havalimanına yakın', 'Lara →'],
  ])('from %j to %j is %j', (pickupLocation, dropoffLocation, expected) => {
    const among = [...zones, zone('Alanya'), zone('Gazipaşa')];
    const fare = matchFare(among, { pickupLocation, dropoffLocation });
    expect(fare && `${fare.zone.zoneName} ${fare.toAirport ? '←' : '→'}`).toBe(expected);
  });

  test.each([
    [AIRPORT, 'Belek', 'Belek →'],
    ['Belek', 'Antalya Havalimanı', 'Belek ←'],
    ['Belek', 'Antalya International Airport', 'Belek ←'],
    ['Belek', 'Flughafen Antalya', 'Belek ←'],
    ['Antalya', AIRPORT, 'Antalya ←'],
    [AIRPORT, 'Antalya', 'Antalya →'],
    ['', 'Antalya Havalimanı', null],
    [AIRPORT, AIRPORT, null],
  ])(
    'from %j to %j is %j, if the city of the airport is a zone',
    (pickupLocation, dropoffLocation, expected) => {
      const city = [...zones, zone('Antalya')];
      const fare = matchFare(city, { pickupLocation, dropoffLocation });
      expect(fare && `${fare.zone.zoneName} ${fare.toAirport ? '←' : '→'}`).toBe(expected);
    },
  );
});

test('a fare has the airport at one end and its zone at the other, in both directions', () => {
  const place = fc.constantFrom(
    ...['', ' ', 'AYT', 'Antalya Havalimanı', 'Otogar', 'Marina', 'Dalaman', 'GZP', 'Antalya'],
    ...NAMES,
    ...NAMES.map((name) => `${name}, Örnek Otel`),
  );
  fc.assert(
    fc.property(place, place, (pickupLocation, dropoffLocation) => {
      const fare = matchFare(zones, { pickupLocation, dropoffLocation });
      const [airport, other] = fare?.toAirport
        ? [dropoffLocation, pickupLocation]
        : [pickupLocation, dropoffLocation];
      const isAtAirport = isAirport(airport) || (!fare?.toAirport && airport.trim() === '');
      const zone = matchZone(zones, other);
      expect(fare?.zone ?? null).toBe(isAtAirport && fare ? zone : null);
      // The opposite direction costs the same.
      const back = matchFare(zones, {
        pickupLocation: dropoffLocation,
        dropoffLocation: pickupLocation,
      });
      if (pickupLocation.trim() !== '' && dropoffLocation.trim() !== '') {
        expect(back?.zone).toBe(fare?.zone);
      }
    }),
  );
});

describe('a name in a random text', () => {
  const letters = [...'abcçdefgğhıijklmnoöprsştuüvyz'];
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 3, maxLength: 9 });
  const gap = fc.constantFrom(' ', '  ', ', ', ' - ', '/', '. ', '\n', " '");
  const around = fc.array(word, { maxLength: 4 });
  const nameList = fc.uniqueArray(word, { minLength: 1, maxLength: 6, selector: fold });
  const listed = nameList.map((found) => found.map((name, i) => zone(name, { displayOrder: i })));
  const written = fc.constantFrom(
    (name: string) => name,
    (name: string) => name.toLocaleUpperCase('tr'),
    (name: string) => name.normalize('NFD'),
    (name: string) => fold(name),
    (name: string) => `${name}'ye`,
  );

  test('is found, unless a name of at least the same length is found', () => {
    fc.assert(
      fc.property(listed, around, around, gap, written, (list, before, after, between, write) => {
        const [wanted] = list as [Zone];
        const text = [...before, write(wanted.zoneName), ...after].join(between);
        const found = matchZone(list, text);
        expect(found).not.toBeNull();
        expect(found?.zoneName.length).toBeGreaterThanOrEqual(wanted.zoneName.length);
      }),
    );
  });

  test('is not found at the end of a longer word', () => {
    fc.assert(
      fc.property(word, word, (name, before) => {
        // Skips words that begin with the name.
        fc.pre(!fold(`${before}${name}`).startsWith(fold(name)));
        expect(matched(`${before}${name}`, [zone(name)])).toBeNull();
      }),
    );
  });

  test('never causes an error, whatever its characters', () => {
    const odd = [..."aIıİ()[]\\*+?^$|{}.-'’\n\0\u0307🚕", '\ud800', '\udc00'];
    const any = fc.string({ unit: fc.constantFrom(...odd) });
    fc.assert(
      fc.property(any, any, (name, text) => {
        const found = matchZone([zone(name)], text);
        expect(found === null || found.zoneName === name).toBe(true);
      }),
    );
  });
});

describe('suggestZone', () => {
  const described = [
    zone('Olympos', { description: 'Olympos ve Çıralı pansiyonları' }),
    zone('Side', { description: 'Side, Kumköy ve Sorgun otelleri' }),
    zone('Alanya', { description: 'Alanya otelleri' }),
    zone('Finike', { description: 'Gökbük', active: false }),
  ];

  test.each([
    ['Çıralı', 'Olympos'],
    [' CIRALI! ', 'Olympos'],
    ['kumköy', 'Side'],
    // Part of a word, a word of several zones, a longer text, and a word of an inactive zone.
    ['Kum', undefined],
    ['otelleri', undefined],
    ['Çıralı, Örnek Pansiyon', undefined],
    ['Gökbük', undefined],
    ['', undefined],
  ])('suggests for %j: %s', (text, name) =>
    expect(suggestZone(described, text)?.zoneName).toBe(name),
  );
});

describe('searchZones', () => {
  const list = [
    zone('Side', { description: 'Antik Side, Kumköy, Çolaklı ve Sorgun' }),
    zone('Konyaaltı', { description: 'Konyaaltı Plajı, Liman ve Hurma çevresi' }),
    zone('Okurcalar', { description: 'Okurcalar ve Alara çevresindeki oteller' }),
  ];
  const found = (search: string) => searchZones(list, search).map(({ zoneName }) => zoneName);

  test.each([
    ['', ['Side', 'Konyaaltı', 'Okurcalar']],
    ['  ', ['Side', 'Konyaaltı', 'Okurcalar']],
    ['SİDE', ['Side']],
    ['side', ['Side']],
    ['KONYAALTI', ['Konyaaltı']],
    ['alti', ['Konyaaltı']],
    ['colakli', ['Side']],
    ['Çolaklı ve', ['Side']],
    ['ala', ['Okurcalar']],
    ['lara', []],
    ['Rize', []],
  ])('%j finds %j', (search, names) => expect(found(search)).toEqual(names));
});

test('compareZones sorts by display order, then by name in Turkish order', () => {
  const names = ['Ulupınar', 'Üçağız', 'İncekum', 'Isparta', 'Çıralı', 'Demre'];
  const given = [
    ...names.map((name) => zone(name, { displayOrder: 5 })),
    zone('Zerk', { displayOrder: 1 }),
  ];
  expect(
    given
      .toSorted(compareZones)
      .map(({ zoneName }) => zoneName)
      .join(' '),
  ).toBe('Zerk Çıralı Demre Isparta İncekum Ulupınar Üçağız');
});

test.each([
  ['ru', ['Old Town', 'Калеичи'], 'Калеичи (Kaleiçi)'],
  ['ru', ['Old Town'], 'Kaleiçi'],
  ['de', ['Калеичи'], 'Kaleiçi'],
] as const)(
  'names a zone on a page in %s, with the spellings %j, %s',
  (language, spellings, name) => {
    expect(zoneNameIn(language, { zoneName: 'Kaleiçi', spellings: [...spellings] })).toBe(name);
  },
);
