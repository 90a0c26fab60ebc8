import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePrintJob } from '../../../renderer/ui/print/use-print-job'

const print = vi.fn()
let image: HTMLImageElement
/** Ends the loading of the picture. */
let loaded: () => void

beforeEach(() => {
  print.mockClear()
  vi.spyOn(window, 'print').mockImplementation(print)
  image = document.createElement('img')
  Object.defineProperty(image, 'complete', { value: false })
  image.decode = vi.fn(
    () =>
      new Promise<void>(done => {
        loaded = done
      }),
  )
  document.body.append(image)
})
afterEach(() => {
  image.remove()
  vi.restoreAllMocks()
})

/** Starts a print, which waits for the picture. */
async function start() {
  const onEnd = vi.fn()
  const { unmount } = renderHook(() => usePrintJob(true, onEnd))
  await waitFor(() => expect(image.decode).toHaveBeenCalled())
  expect(print).not.toHaveBeenCalled()
  return { onEnd, unmount }
}

it('prints when every picture is loaded, and says when the print dialog has closed', async () => {
  const { onEnd } = await start()
  await act(async () => loaded())
  expect(print).toHaveBeenCalledTimes(1)
  expect(onEnd).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('afterprint'))
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('prints nothing if the teacher leaves while the pictures load', async () => {
  const { onEnd, unmount } = await start()
  unmount()
  await act(async () => loaded())
  window.dispatchEvent(new Event('afterprint'))
  expect(print).not.toHaveBeenCalled()
  expect(onEnd).not.toHaveBeenCalled()
})
