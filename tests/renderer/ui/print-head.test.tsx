import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePrintHead } from '../../../renderer/ui/use-print-head'

const head = () => document.documentElement.style.getPropertyValue('--hm-print-head')

it('numbers the pages again that another screen left without numbers', () => {
  const foot = () => document.documentElement.style.getPropertyValue('--hm-print-foot')
  const { unmount } = renderHook(() => usePrintHead('2年A組'))
  document.documentElement.style.setProperty('--hm-print-foot', '""')
  window.dispatchEvent(new Event('beforeprint'))
  expect(foot()).toBe('')
  unmount()
})

it.each([
  ['2年A組　01　𠮷田', '"2年A組　01　𠮷田"'],
  ['a "b" \\c', '"a \\"b\\" \\\\c"'],
  ['two\nlines', '"two lines"'],
])('writes %j as one CSS string', (text, written) => {
  const { unmount } = renderHook(() => usePrintHead(text))
  expect(head()).toBe('')
  window.dispatchEvent(new Event('beforeprint'))
  expect(head()).toBe(written)
  window.dispatchEvent(new Event('afterprint'))
  expect(head()).toBe('')
  window.dispatchEvent(new Event('beforeprint'))
  expect(head()).toBe(written)
  unmount()
  expect(head()).toBe('')
})
