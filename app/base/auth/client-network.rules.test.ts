import { describe, expect, test } from 'vitest';
import { clientNetwork, wideNetwork } from './client-network.rules.ts';

describe('clientNetwork', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('the network of %s is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  test('addresses of one /64 have the same network, and the next /64 has another', () => {
    const networks = ['2001:db8::1', '2001:db8::ffff:1', '2001:db8:0:0:a:b:c:d'].map(clientNetwork);
    expect(new Set(networks).size).toBe(1);
    expect(networks).not.toContain(clientNetwork('2001:db8:0:1::1'));
  });
});

describe('wideNetwork', () => {
  test.each([
    ['203.0.113.7', null],
    ['::ffff:203.0.113.7', null],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:0DB8:0001:ffff::9', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
  ])('the wide network of %s and of its network is %s', (address, wide) => {
    expect(wideNetwork(address)).toBe(wide);
    expect(wideNetwork(clientNetwork(address))).toBe(wide);
  });
});
