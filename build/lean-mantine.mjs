/**
 * Mantine's `useId` makes a component with an id render twice, and React then runs all effects of the page before it is
 * painted. This one has the same ids as Mantine's first rendering, and renders once.
 */
const file = /[\\/]@mantine[\\/]hooks[\\/]esm[\\/]use-id[\\/]use-id\.mjs$/

/** The statement that makes Mantine's version render twice: it replaces the id by a random one. */
const secondRender = 'setUuid(randomId())'

const useId = `import { useId as useReactId } from 'react'
export function useId(staticId) {
  const reactId = useReactId()
  return typeof staticId === 'string' ? staticId : \`mantine-\${reactId.replace(/:/g, '')}\`
}
`

/** @returns {import('vite').Plugin} */
export function leanMantine() {
  let isDone = false
  return {
    name: 'lean-mantine',
    apply: 'build',
    transform(code, id) {
      if (!file.test(id)) return null
      if (!code.includes(secondRender)) throw new Error('Mantine has changed: look again at its useId')
      isDone = true
      return { code: useId, map: null }
    },
    buildEnd(error) {
      if (!error && !isDone) throw new Error('Mantine has changed: its useId is in another file')
    },
  }
}
