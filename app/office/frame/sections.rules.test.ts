import { describe, expect, it } from 'vitest';
import { SECTION_PATHS, SECTIONS, sectionOf } from './sections.rules.ts';

const sectionAt = (path: string) => sectionOf(new URL(path, 'http://kervan.test'));

describe('sectionOf', () => {
  it.each(SECTIONS)('finds %s by its own address', (section) => {
    expect(sectionAt(SECTION_PATHS[section])).toBe(section);
  });

  it.each([
    ['/admin/', 'dashboard'],
    ['/admin?section=', 'dashboard'],
    ['/admin?refresh=1', 'dashboard'],
    ['/admin?section=blog', 'blog'],
    ['/admin/editCar', 'cars'],
    ['/admin/editCar?id=fiat-egea-2024-k3f9', 'cars'],
    ['/admin/cars/new', 'cars'],
    ['/admin/blog/new', 'blog'],
    ['/admin/blog/edit/7', 'blog'],
    ['/admin/edit-blog/7', 'blog'],
    ['/admin/create-blog', 'blog'],
    ['/admin/bookings?status=pending', 'bookings'],
    ['/admin/transfer-zones/', 'transfer-zones'],
    ['/admin/expenses?month=2026-07', 'cash'],
    ['/admin/papers/day?date=2026-07-01', 'dashboard'],
  ])('finds the section of %s', (path, section) => {
    expect(sectionAt(path)).toBe(section);
  });

  it.each([
    '/admin?section=garage',
    '/admin?section=Cars',
    '/admin/bookings2',
    '/admin/constructor',
    '/cars/x',
  ])('finds no section for %s', (path) => {
    expect(sectionAt(path)).toBeNull();
  });
});
