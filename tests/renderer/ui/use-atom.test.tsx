import { act, render, screen } from '@testing-library/react'
import { atom, getDefaultStore } from 'jotai'
import { Activity } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { useAtom, useAtomValue } from '../../../renderer/ui/use-atom'

const store = getDefaultStore()
const countAtom = atom(1)
const doubleAtom = atom(get => get(countAtom) * 2)
let renders = 0
beforeEach(() => {
  renders = 0
})

function Double() {
  renders += 1
  return <p>{useAtomValue(doubleAtom)}</p>
}

const inActivity = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <Double />
  </Activity>
)

it('renders once, nothing when it is shown again, and again only for another value', () => {
  store.set(countAtom, 1)
  const element = inActivity('visible')
  const { rerender } = render(element)
  expect(renders).toBe(1)
  rerender(inActivity('hidden'))
  const hidden = renders
  rerender(inActivity('visible'))
  // as often as the parent renders it, without one more for its effects
  expect([hidden, renders]).toEqual([2, 3])
  act(() => store.set(countAtom, 1))
  expect(renders).toBe(3)
  act(() => store.set(countAtom, 3))
  expect([renders, screen.getByText('6').tagName]).toEqual([4, 'P'])
})

it('knows at once what changed while it was hidden', () => {
  store.set(countAtom, 1)
  const { rerender } = render(inActivity('visible'))
  rerender(inActivity('hidden'))
  act(() => store.set(countAtom, 5))
  rerender(inActivity('visible'))
  expect(screen.getByText('10')).toBeVisible()
})

it('sets the value, also from the one before', () => {
  store.set(countAtom, 1)
  function Field() {
    const [count, setCount] = useAtom(countAtom)
    return (
      <button type="button" onClick={() => setCount(old => old + 1)}>
        {count}
      </button>
    )
  }
  render(<Field />)
  act(() => screen.getByRole('button', { name: '1' }).click())
  expect(screen.getByRole('button', { name: '2' })).toBeVisible()
  expect(store.get(countAtom)).toBe(2)
})
