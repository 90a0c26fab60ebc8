import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useRestoreOnce } from '../../../renderer/ui/use-restore-once'

/** What the hook answers in each of its renders, and how often it restored. */
function watch(first: { isReady: boolean; mustRestore: boolean }) {
  const answers: boolean[] = []
  const restore = vi.fn()
  const { rerender } = renderHook(
    (choice: typeof first) => {
      answers.push(useRestoreOnce({ ...choice, restore }))
    },
    { initialProps: first },
  )
  return { answers, restore, rerender }
}

it('lets a choice be used in the render in which it is known that nothing has to be restored', () => {
  const { answers, restore, rerender } = watch({ isReady: false, mustRestore: false })
  expect(answers).toEqual([false])
  rerender({ isReady: true, mustRestore: false })
  expect(answers.slice(1)).not.toContain(false)
  expect(answers.length).toBeGreaterThan(1)
  expect(restore).not.toHaveBeenCalled()
})

it('restores once, and says so afterwards', () => {
  const { answers, restore, rerender } = watch({ isReady: true, mustRestore: true })
  expect(restore).toHaveBeenCalledTimes(1)
  expect(answers[0]).toBe(false)
  expect(answers.at(-1)).toBe(true)
  rerender({ isReady: true, mustRestore: true })
  expect(restore).toHaveBeenCalledTimes(1)
})

it('does not restore what was settled before', () => {
  const { answers, restore, rerender } = watch({ isReady: true, mustRestore: false })
  rerender({ isReady: true, mustRestore: true })
  expect(answers.at(-1)).toBe(true)
  expect(restore).not.toHaveBeenCalled()
})
