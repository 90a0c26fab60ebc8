/**
 * Finds faults of a page's layout by geometry. The function runs in the page (`page.evaluate(geometryFaults)`), so it
 * uses nothing outside itself. Each control is scrolled into view first, as the Tab key would do; at the end every
 * scroll position is as before. While a dialog or a menu is open, only that is checked.
 *
 * | fault | meaning |
 * |---|---|
 * | beyond the edge | a control is outside the window, and no scrolling shows it |
 * | covered | another element takes the click at the centre or near a corner of a control |
 * | clipped | an ancestor cuts off a part of a control |
 * | small | a target under 24 × 24 px (WCAG 2.5.8), with the exceptions for spacing and for links in a sentence |
 * | text cut | a text that does not fit and shows under four letters, or is cut off without an ellipsis |
 * | sideways | a scroll area that scrolls sideways without a name and a tab stop; the page never does |
 *
 * These are no faults:
 *
 * - beyond the edge: a skip link above the window, if the focus brings it into the window; its text is not checked
 * - covered: a disabled control; the icon or button inside a field, at the corners of the field
 * - clipped: a control that is larger than its scroll area, in the direction in which the area scrolls
 * - small: a control that is `aria-hidden`, such as the arrows of a number field, because typing does the same
 * - text cut: a text inside a scroll area, in the direction in which the area scrolls; a text with an ellipsis of which
 *   four letters show, and such a text in a field; a text for screen readers only
 * - sideways: text fields; a named grid, because the arrow keys scroll it; a list with a control in each item, because
 *   Tab scrolls it
 *
 * Of a list of more than 24 rows, only the controls in the first 12 and the last 12 rows are checked.
 */
export function geometryFaults(): string[] {
  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }

  // ---- Limits and selectors ----

  const minimumTarget = 24
  const minimumLetters = 4
  /** Controls in this many rows at each end of a long list are checked. */
  const checkedRows = 12
  /** Positions may differ by parts of a pixel because of rounding. */
  const tolerance = 1
  const controlSelector = [
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true]',
    ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'slider', 'combobox', 'option', 'treeitem'],
    ...['menuitem', 'menuitemradio', 'menuitemcheckbox'],
  ]
    .map((part, at) => (at === 0 ? part : `[role=${part}]`))
    .join(', ')

  // ---- The report ----

  const faults: { group: string; line: string }[] = []

  const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
    const groups = new Map<string, Item[]>()
    for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
    return groups
  }
  const style = (element: Element) => getComputedStyle(element)
  const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
  const nameOf = (element: Element): string => {
    const labels = element instanceof HTMLInputElement ? element.labels : null
    const words =
      element.getAttribute('aria-label') ??
      (element.textContent?.trim() || labels?.[0]?.textContent || element.getAttribute('placeholder') || '')
    const kind = element.getAttribute('role') ?? element.tagName.toLowerCase()
    return `${kind}「${shorten(words.replaceAll(/\s+/g, ' ').trim())}」`
  }
  /** Equal faults of equal elements, such as the rows of a table, become one line. */
  const report = (fault: string, element: Element, detail: string) =>
    faults.push({
      group: `${fault} ${element.tagName} ${element.getAttribute('class') ?? element.parentElement?.className}`,
      line: `${fault}: ${nameOf(element)} ${detail}`.trim(),
    })

  // ---- Boxes and visibility ----

  const scrollsAt = (value: string) => value === 'auto' || value === 'scroll'
  const boxOf = (element: Element): Box => element.getBoundingClientRect()
  /** The area in which an element shows its content: without borders and scroll bars. */
  const innerBox = (element: Element): Box => {
    const { left, top } = boxOf(element)
    const x = left + element.clientLeft
    const y = top + element.clientTop
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight }
  }
  /** The element that may clip this one next: an absolute element is clipped only by its containing block. */
  const clipParent = (element: Element): Element | null => {
    const { position } = style(element)
    if (position === 'fixed') return null
    // An element of SVG has no offset parent.
    return position === 'absolute' && element instanceof HTMLElement ? element.offsetParent : element.parentElement
  }
  const isRoot = (element: Element) => element === document.documentElement || element === document.body

  const isForScreenReader = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return (width <= 1 && height <= 1) || style(element).clipPath !== 'none'
  }
  const visibleCache = new Map<Element, boolean>()
  /** False for texts that only a screen reader reads, as well as for hidden elements. */
  const isShown = (element: Element): boolean => {
    const known = visibleCache.get(element)
    if (known !== undefined) return known
    const parent = element.parentElement
    // An element whose box is replaced by its content has none itself.
    const hasNoBox = style(element).display === 'contents'
    const shown =
      (hasNoBox ||
        (element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !isForScreenReader(element))) &&
      (parent === null || isRoot(parent) || isShown(parent))
    visibleCache.set(element, shown)
    return shown
  }

  /** What the teacher clicks: a custom switch or chip hides its input and shows the label. */
  const targetOf = (control: Element): Element => {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
    return !isShown(control) && label && isShown(label) ? label : control
  }

  // ---- Scrolling ----

  /** The scroll positions before the check, by element. */
  const positionsBefore = new Map<Element, { left: number; top: number }>()
  /** The boxes of targets, until the next scroll. */
  const clickBoxes = new Map<Element, Box>()
  const scrollTo = (scroller: Element, by: { left: number; top: number }) => {
    if (by.left === 0 && by.top === 0) return
    if (!positionsBefore.has(scroller))
      positionsBefore.set(scroller, { left: scroller.scrollLeft, top: scroller.scrollTop })
    clickBoxes.clear()
    scroller.scrollBy({ ...by, behavior: 'instant' })
  }
  /** Scrolls as little as possible, and never a box with `overflow: hidden`, which a teacher cannot scroll. */
  const bringIntoView = (element: Element) => {
    const scrollDistance = (start: number, end: number, from: number, to: number) =>
      start < from || end - start > to - from ? start - from : Math.max(0, end - to)
    for (let box = clipParent(element); box && !isRoot(box); box = clipParent(box)) {
      const { overflowX, overflowY, scrollPaddingTop, scrollPaddingBottom } = style(box)
      const inner = innerBox(box)
      const own = boxOf(element)
      const top = inner.top + (Number.parseFloat(scrollPaddingTop) || 0)
      const bottom = inner.bottom - (Number.parseFloat(scrollPaddingBottom) || 0)
      scrollTo(box, {
        left: scrollsAt(overflowX) ? scrollDistance(own.left, own.right, inner.left, inner.right) : 0,
        top: scrollsAt(overflowY) ? scrollDistance(own.top, own.bottom, top, bottom) : 0,
      })
    }
  }

  // ---- Faults: beyond the edge, clipped ----

  const windowBox = (): Box => ({ left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight })
  /** How many pixels of the first box are outside the second, for each side. */
  const outside = (own: Box, box: Box) =>
    Object.entries({
      left: box.left - own.left,
      right: own.right - box.right,
      top: box.top - own.top,
      bottom: own.bottom - box.bottom,
    }).flatMap(([side, pixels]) => (pixels > tolerance ? [`${side} by ${Math.round(pixels)} px`] : []))
  /** Like `outside`, but a control that is larger than its scroll area is scrolled in that direction. */
  const cutBy = (own: Box, box: Element): string[] => {
    const { overflowX, overflowY } = style(box)
    const inner = innerBox(box)
    const hides = (value: string, size: number, space: number) =>
      value !== 'visible' && !(scrollsAt(value) && size > space)
    const wide = hides(overflowX, own.right - own.left, inner.right - inner.left)
    const high = hides(overflowY, own.bottom - own.top, inner.bottom - inner.top)
    return outside(own, {
      left: wide ? inner.left : Number.NEGATIVE_INFINITY,
      right: wide ? inner.right : Number.POSITIVE_INFINITY,
      top: high ? inner.top : Number.NEGATIVE_INFINITY,
      bottom: high ? inner.bottom : Number.POSITIVE_INFINITY,
    })
  }

  const describe = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`
  const checkPosition = (control: Element, target: Element): boolean => {
    bringIntoView(target)
    if (outside(boxOf(target), windowBox()).length > 0) {
      // A skip link comes into the window when it has the focus.
      const before = document.activeElement as HTMLElement
      const focusable = control as HTMLElement
      focusable.focus({ preventScroll: true })
      const left = outside(boxOf(target), windowBox())
      if (before === document.body) focusable.blur()
      else before.focus({ preventScroll: true })
      if (left.length > 0) report('beyond the edge', target, left.join(', '))
      return false
    }
    for (let box = clipParent(target); box && !isRoot(box); box = clipParent(box)) {
      const cut = cutBy(boxOf(target), box)
      if (cut.length === 0) continue
      report('clipped', target, `${cut.join(', ')} by ${describe(box)}`)
      return false
    }
    return true
  }

  // ---- Fault: covered ----

  /** The centre, and four points just inside the corners. */
  const probes = (target: Element) => {
    // A link may have several lines: probe the first.
    const { left, top, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect()
    const radius = Math.min(Number.parseFloat(style(target).borderTopLeftRadius) || 0, width / 2, height / 2)
    // A card with round corners of 12 px may cut off a pixel or two of its first and last row: probe further inside.
    const inset = Math.min(radius * 0.3 + 5, width / 3, height / 3)
    return [
      [left + width / 2, top + height / 2],
      [left + inset, top + inset],
      [left + width - inset, top + inset],
      [left + inset, top + height - inset],
      [left + width - inset, top + height - inset],
    ] as const
  }
  const checkCovered = (control: Element, target: Element) => {
    if (control.matches(':disabled, [aria-disabled=true], [data-disabled]')) return
    const isOwn = (hit: Element | null, isCorner: boolean) =>
      hit !== null &&
      (target.contains(hit) ||
        hit.closest('label')?.control === control ||
        // A field may have an icon or a button inside its corners.
        (isCorner && control.matches('input') && target.parentElement?.parentElement?.contains(hit)))
    for (const [at, [x, y]] of probes(target).entries()) {
      const hit = document.elementFromPoint(x, y)
      if (isOwn(hit, at > 0)) continue
      report('covered', target, hit ? `by ${describe(hit)}` : 'by nothing that can be clicked')
      return
    }
  }

  // ---- Fault: small ----

  /** The label beside a checkbox can be clicked too. */
  const clickBox = (target: Element): Box => {
    const known = clickBoxes.get(target)
    if (known) return known
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
    const boxes = [target, ...labels.filter(isShown)].map(boxOf)
    const box = {
      left: Math.min(...boxes.map(box => box.left)),
      right: Math.max(...boxes.map(box => box.right)),
      top: Math.min(...boxes.map(box => box.top)),
      bottom: Math.max(...boxes.map(box => box.bottom)),
    }
    clickBoxes.set(target, box)
    return box
  }
  const centre = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })
  const isSmall = ({ left, right, top, bottom }: Box) =>
    right - left < minimumTarget - 0.5 || bottom - top < minimumTarget - 0.5
  /** WCAG 2.5.8: a link in a sentence may be as high as its line. */
  const isInSentence = (target: Element) =>
    style(target).display === 'inline' &&
    [...(target.parentElement?.childNodes ?? [])].some(
      node => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 0,
    )
  /** WCAG 2.5.8: a circle of 24 px around a small target may not meet another target, nor its circle. */
  const neighbourOf = (target: Element, targets: readonly Element[]): Element | undefined => {
    const { x, y } = centre(clickBox(target))
    return targets.find(other => {
      if (other === target || other.contains(target) || target.contains(other)) return false
      const box = clickBox(other)
      const near = { x: Math.min(Math.max(x, box.left), box.right), y: Math.min(Math.max(y, box.top), box.bottom) }
      if (Math.hypot(near.x - x, near.y - y) < minimumTarget / 2 - tolerance) return true
      const middle = centre(box)
      return isSmall(box) && Math.hypot(middle.x - x, middle.y - y) < minimumTarget - tolerance
    })
  }
  const checkSize = (control: Element, target: Element, targets: readonly Element[]) => {
    const box = clickBox(target)
    // The arrows of a number field may be small, because typing in the field does the same.
    if (!isSmall(box) || isInSentence(target) || control.matches('[aria-hidden=true]')) return
    const neighbour = neighbourOf(target, targets)
    if (!neighbour) return
    const size = `${Math.round(box.right - box.left)} × ${Math.round(box.bottom - box.top)} px`
    report('small', target, `${size}, close to ${nameOf(neighbour)}`)
  }

  // ---- Fault: text cut ----

  /** The area in which the text of an element can be seen; scroll areas do not limit it. */
  const textCache = new Map<Element, Box>()
  const textArea = (element: Element | null): Box => {
    if (element === null || isRoot(element)) return windowBox()
    const known = textCache.get(element)
    if (known) return known
    const { overflowX, overflowY } = style(element)
    const outer = textArea(clipParent(element))
    const inner = innerBox(element)
    const isInline = style(element).display === 'inline'
    const visibleEdge = (
      overflow: string,
      ownEdge: number,
      outerEdge: number,
      noLimit: number,
      innermost: (...edges: number[]) => number,
    ) =>
      scrollsAt(overflow) ? noLimit : overflow === 'visible' || isInline ? outerEdge : innermost(ownEdge, outerEdge)
    const area = {
      left: visibleEdge(overflowX, inner.left, outer.left, Number.NEGATIVE_INFINITY, Math.max),
      right: visibleEdge(overflowX, inner.right, outer.right, Number.POSITIVE_INFINITY, Math.min),
      top: visibleEdge(overflowY, inner.top, outer.top, Number.NEGATIVE_INFINITY, Math.max),
      bottom: visibleEdge(overflowY, inner.bottom, outer.bottom, Number.POSITIVE_INFINITY, Math.min),
    }
    textCache.set(element, area)
    return area
  }
  const hasEllipsis = (element: Element | null): boolean => {
    for (let box = element; box && !isRoot(box); box = box.parentElement) {
      const { textOverflow, webkitLineClamp, overflowX } = style(box)
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return true
      if (overflowX !== 'visible') return false
    }
    return false
  }
  const checkText = (text: Text) => {
    const parent = text.parentElement
    const words = text.data.trim()
    if (words === '' || !parent || !isShown(parent)) return
    // A skip link is above the window until it has the focus.
    if ((parent.closest('a')?.getBoundingClientRect().bottom ?? 1) <= 0) return
    const area = textArea(parent)
    const range = document.createRange()
    range.selectNodeContents(text)
    // A line may be higher than its box although no letter is cut, so only its middle must be inside.
    const isIn = ({ left, right, top, bottom }: Box, room: number) =>
      left >= area.left - tolerance &&
      right <= area.right - room + tolerance &&
      (top + bottom) / 2 >= area.top &&
      (top + bottom) / 2 <= area.bottom
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
    if (rects.every(rect => isIn(rect, 0))) return
    const letters = [...text.data.matchAll(/\S/gu)].map(({ index, 0: letter }) => {
      range.setStart(text, index)
      range.setEnd(text, index + letter.length)
      return range.getBoundingClientRect()
    })
    const ellipsis = hasEllipsis(parent)
    const shown = letters.filter(rect => isIn(rect, ellipsis ? rect.height * 0.6 : 0)).length
    if (shown < minimumLetters) report('text cut', parent, `shows ${shown} letters of「${shorten(words)}」`)
    else if (!ellipsis) report('text cut', parent, `without an ellipsis:「${shorten(words)}」`)
  }
  const textMeasure = document.createElement('canvas').getContext('2d')
  const checkField = (field: Element) => {
    const isSelect = field instanceof HTMLSelectElement
    if ((!isSelect && !(field instanceof HTMLInputElement)) || !textMeasure || !isShown(field)) return
    if (['checkbox', 'radio', 'range', 'file'].includes(field.type)) return
    const words = isSelect ? (field.selectedOptions[0]?.text ?? '') : field.value || field.placeholder
    const { font, paddingLeft, paddingRight } = style(field)
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    textMeasure.font = font
    if (textMeasure.measureText(words).width <= room + tolerance) return
    const shown = [...words].findIndex(
      (_, at, all) => textMeasure.measureText(all.slice(0, at + 1).join('')).width > room,
    )
    if (shown < minimumLetters) report('text cut', field, `shows ${shown} letters of「${shorten(words)}」`)
  }

  // ---- Fault: sideways ----

  const checkScrollArea = (element: Element) => {
    const { overflowX } = style(element)
    if (!scrollsAt(overflowX) || element.scrollWidth <= element.clientWidth + tolerance || !isShown(element)) return
    if (element.matches('input, textarea')) return
    const isNamed = element.matches('[aria-label], [aria-labelledby]') && element.hasAttribute('role')
    if (isNamed && (element as HTMLElement).tabIndex >= 0) return
    // The arrow keys move through a grid, and Tab through a list of controls; both scroll it.
    if (element.firstElementChild?.matches('[role=grid][aria-label]')) return
    if (element.matches('ol, ul') && [...element.children].every(item => item.querySelector(controlSelector))) return
    report(
      'sideways',
      element,
      `${element.scrollWidth - element.clientWidth} px, without a name or a tab stop: ${describe(element)}`,
    )
  }

  // ---- The check ----

  const popups = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')]
  const root = popups.findLast(element => isShown(element)) ?? document.body
  /** Without pages that are kept, but not shown: they have a layout, and the browser would have to make it anew. */
  const elementsIn = (element: Element): Element[] =>
    [...element.children]
      .filter(child => !child.matches('hm-kept[data-hidden]'))
      .flatMap(child => [child, ...elementsIn(child)])
  const everything = elementsIn(root)
  const controls = everything.filter(element => element.matches(controlSelector) && isShown(targetOf(element)))
  const targets = controls.map(targetOf)
  for (const element of everything) checkScrollArea(element)
  for (const element of [root, ...everything])
    for (const node of element.childNodes) if (node instanceof Text) checkText(node)
  /** The rows of a long list are equal: the first and the last of them are enough. */
  const isInMiddleOfLongList = (control: Element): boolean => {
    const row = control.closest('tr, li')
    const rows = [...(row?.parentElement?.children ?? [])]
    const at = row ? rows.indexOf(row) : 0
    return at >= checkedRows && at < rows.length - checkedRows
  }
  for (const [at, control] of controls.entries()) {
    if (isInMiddleOfLongList(control)) continue
    const target = targets[at] ?? control
    checkField(control)
    if (checkPosition(control, target)) checkCovered(control, target)
    checkSize(control, target, targets)
  }
  for (const [scroller, { left, top }] of positionsBefore) scroller.scrollTo({ left, top, behavior: 'instant' })

  const groups = groupBy(faults, ({ group }) => group)
  return [...groups.values()].map(([first, ...more]) =>
    more.length === 0 ? (first?.line ?? '') : `${first?.line} (and ${more.length} more)`,
  )
}
