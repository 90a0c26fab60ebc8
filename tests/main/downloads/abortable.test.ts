import { expect, it, vi } from 'vitest'
import { abortableItems } from '../../../main/downloads/abortable'

/** A source with two items, which then ends or hangs. */
function sourceOf(end: 'ends' | 'hangs') {
  const items = ['a', 'b']
  const stop = vi.fn(async () => ({ done: true as const, value: undefined }))
  const next = async (): Promise<IteratorResult<string, undefined>> => {
    const value = items.shift()
    if (value !== undefined) return { done: false, value }
    return end === 'ends' ? { done: true, value: undefined } : new Promise(() => undefined)
  }
  const source: AsyncIterable<string> = { [Symbol.asyncIterator]: () => ({ next, return: stop }) }
  return { stop, source }
}

it('asks a source that hangs to end when the teacher cancels, and waits no longer', async () => {
  const { source, stop } = sourceOf('hangs')
  const abort = new AbortController()
  const items = abortableItems(source, abort.signal)
  expect([await items.next(), await items.next()]).toMatchObject([{ value: 'a' }, { value: 'b' }])
  const waiting = items.next()
  expect(stop).not.toHaveBeenCalled()
  abort.abort(new Error('cancelled'))
  await expect(waiting).rejects.toThrow('cancelled')
  expect(stop).toHaveBeenCalledTimes(1)
})

it('asks a source to end if its reader stops', async () => {
  const { source, stop } = sourceOf('hangs')
  const read: string[] = []
  for await (const item of abortableItems(source, new AbortController().signal)) {
    read.push(item)
    break
  }
  expect(read).toEqual(['a'])
  expect(stop).toHaveBeenCalledTimes(1)
})

it('gives all items of a source that ends by itself, and does not ask it to end again', async () => {
  const { source, stop } = sourceOf('ends')
  const read: string[] = []
  for await (const item of abortableItems(source, new AbortController().signal)) read.push(item)
  expect(read).toEqual(['a', 'b'])
  expect(stop).not.toHaveBeenCalled()
})
