/** Frames of the browser that a test paints one by one. */
import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** Replaces `requestAnimationFrame` until the test ends. The answer paints the next frame, and does what follows it. */
export function holdFrames(): () => Promise<void> {
  const waiting: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => waiting.push(callback))
  onTestFinished(() => void vi.unstubAllGlobals())
  return () =>
    act(async () => {
      for (const callback of waiting.splice(0)) callback(0)
      await new Promise(resolve => setTimeout(resolve, 0))
    })
}
