/** The comparison of the figures of two commits that were measured in turn. Pure functions. */

/** The median; NaN for no values. */
function median(values) {
  const sorted = values.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}

/** Figures by name. A label that begins with … belongs to the figure above, and other figures may have the same one. */
function byName(figures) {
  let above = ''
  return new Map(
    figures.map(figure => {
      if (!figure.label.startsWith('…')) above = figure.label
      return [`${above} ${figure.label}`, figure]
    }),
  )
}

/**
 * Compares the figures that both sides have, by their labels.
 * @param rounds one element for each round: `{ before, after }`, each a list of `{ label, value, unit }`.
 * @returns a list of `{ label, unit, before, after, ratio }`. `before` and `after` are medians over all rounds; `ratio` is
 * the median of after / before within each round, because the two runs of a round had the same machine load. It is
 * null where a value of `before` is 0.
 */
export function compareFigures(rounds) {
  const named = rounds.map(({ before, after }) => [byName(before), byName(after)])
  return [...(named[0]?.[1] ?? [])].flatMap(([name, { label, unit }]) => {
    const pairs = named
      .map(sides => sides.map(figures => figures.get(name)?.value))
      .filter(([before, after]) => before !== undefined && after !== undefined)
    if (pairs.length < rounds.length) return []
    return {
      label,
      unit,
      before: median(pairs.map(([before]) => before)),
      after: median(pairs.map(([, after]) => after)),
      ratio: pairs.some(([before]) => before === 0) ? null : median(pairs.map(([before, after]) => after / before)),
    }
  })
}

const written = (value, unit) => `${Number(value.toPrecision(3))}${unit === '' ? '' : ` ${unit}`}`
const row = cells => `| ${cells.join(' | ')} |`

/**
 * The Markdown table of one measure.
 * @param heads the names of the two commits, and what the first cell says.
 */
export const comparisonTable = (figures, { what, before, after }) =>
  [
    row([what, before, after, 'ratio']),
    row(['---', '---:', '---:', '---:']),
    ...figures.map(({ label, unit, before: was, after: is, ratio }) =>
      row([label, written(was, unit), written(is, unit), ratio === null ? '' : `${ratio.toFixed(2)} ×`]),
    ),
  ].join('\n')

const [start, end] = ['<!-- comparison -->', '<!-- end of comparison -->']

/** Returns `page` with `tables` between its marks. Throws if the marks are missing. */
export function withComparison(page, tables) {
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error('docs/performance.md has no place for a comparison')
  return `${page.slice(0, from + start.length)}\n\n${tables.join('\n\n')}\n\n${page.slice(to)}`
}
