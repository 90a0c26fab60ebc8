const fields = 'input, textarea, select'
const controls = `${fields}, button, a[href], [tabindex]`

/**
 * Focuses the first field with a fault under `root` and brings it into view. A field with a fault has `aria-invalid`, a
 * group of controls has `data-faulty`.
 * @returns false if no fault is marked.
 */
export function focusFirstFault(root: HTMLElement | null): boolean {
  const faulty = root?.querySelector<HTMLElement>('[aria-invalid="true"], [data-faulty]')
  if (!faulty) return false
  const control = faulty.matches(controls)
    ? faulty
    : (faulty.querySelector<HTMLElement>(fields) ?? faulty.querySelector<HTMLElement>(controls))
  faulty.scrollIntoView?.({ block: 'nearest' })
  control?.focus({ preventScroll: true })
  return true
}
