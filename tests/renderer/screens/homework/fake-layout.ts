/** jsdom has no layout. This gives every element a size, so that virtual rows and columns are rendered. */
const sizes = { offsetWidth: 1086, offsetHeight: 500, clientWidth: 1086, clientHeight: 500 }

/** Sets the size. The returned function removes it. */
export function giveSize(): () => void {
  const before = Object.keys(sizes).map(
    name =>
      [
        name,
        Object.getOwnPropertyDescriptor(name.startsWith('offset') ? HTMLElement.prototype : Element.prototype, name),
      ] as const,
  )
  for (const [name, value] of Object.entries(sizes)) {
    const target = name.startsWith('offset') ? HTMLElement.prototype : Element.prototype
    Object.defineProperty(target, name, { configurable: true, get: () => value })
  }
  return () => {
    for (const [name, descriptor] of before) {
      const target = name.startsWith('offset') ? HTMLElement.prototype : Element.prototype
      if (descriptor) Object.defineProperty(target, name, descriptor)
    }
  }
}
