/**
 * Checks the list of Mantine's styles (renderer/app/mantine.css) against the bundle. A component whose styles are
 * missing would be shown without them; styles of a component that nobody uses are read and matched at each start for
 * nothing.
 */
import { readFileSync } from 'node:fs'

/** The module with the class names of a Mantine component; its style sheet has the same name. */
const classNames = /[\\/]@mantine[\\/]core[\\/]esm[\\/].*[\\/](\w+)\.module\.mjs$/

/** Style sheets of Mantine that belong to no component. */
const general = ['baseline', 'default-css-variables', 'global']

/**
 * The components whose styles are missing in the list, and those that are listed and not used.
 * @param {string} css the list: one `@import` for each style sheet.
 * @param {Iterable<string>} modules the paths of the modules in the bundle.
 */
export function compareStyles(css, modules) {
  const listed = new Set([...css.matchAll(/@mantine\/core\/styles\/([\w-]+)\.layer\.css/g)].map(([, name]) => name))
  const used = new Set([...general, ...[...modules].flatMap(path => classNames.exec(path)?.[1] ?? [])])
  return { missing: [...used].filter(name => !listed.has(name)), unused: [...listed].filter(name => !used.has(name)) }
}

/**
 * @param {string} root the folder of the project
 * @returns {import('vite').Plugin}
 */
export const mantineStyles = root => ({
  name: 'mantine-styles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    const modules = chunks.flatMap(chunk =>
      Object.entries(chunk.modules).flatMap(([path, { renderedLength }]) => (renderedLength > 0 ? [path] : [])),
    )
    const { missing, unused } = compareStyles(readFileSync(`${root}/renderer/app/mantine.css`, 'utf8'), modules)
    if (missing.length > 0) throw new Error(`renderer/app/mantine.css lacks the styles of ${missing.join(', ')}`)
    if (unused.length > 0)
      throw new Error(`renderer/app/mantine.css has styles that nothing uses: ${unused.join(', ')}`)
  },
})
