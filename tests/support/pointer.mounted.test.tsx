import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

test('a field is filled and emptied once it is enabled and can be written in', async () => {
  document.body.innerHTML = '<input aria-label="Name" value="old" readonly disabled>';
  const field = page.getByLabelText('Name');
  const input = field.element() as HTMLInputElement;
  const values: string[] = [];
  input.addEventListener('input', () => values.push(input.value));
  const filled = field.fill('new');
  for (const lock of ['disabled', 'readOnly'] as const) {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    expect(values).toEqual([]);
    input[lock] = false;
  }
  await filled;
  await field.fill('');
  expect(values).toEqual(['new', '']);
});
