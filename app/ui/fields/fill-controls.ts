/** Writes each value into the form's control with the same name, if there is one. */
export function fillControls(form: HTMLFormElement | null, values: object): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form?.elements.namedItem(name);
    if (control instanceof RadioNodeList) {
      for (const each of control as NodeListOf<HTMLInputElement>)
        each.checked = each.value === value;
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = value;
    } else if (control && 'value' in control && control.value !== String(value)) {
      control.value = String(value);
    }
  }
}
