import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import WaveSurfer from 'wavesurfer.js'
import { createPlayer } from '../../../renderer/audio/player'
import { SeekBar } from '../../../renderer/audio/SeekBar'
import { createSound } from '../../../renderer/audio/sound'
import type { Sound } from '../../../renderer/audio/sound-types'
import { useSoundState } from '../../../renderer/audio/use-sound'
import { type FakeMedia, fakeMedia } from '../../fakes/media-element'
import { replace } from '../../fixtures/replace'

const drawing = { create: vi.fn(), destroy: vi.fn() }
replace(WaveSurfer, 'create', drawing.create)

const peaks = { values: Float32Array.of(0.5, 1), duration: 4 }
const width = 400
let media: FakeMedia
let sound: Sound
let audio: HTMLAudioElement

function SeekBarOf({ drawn }: { drawn: boolean }) {
  return <SeekBar name="原文" sound={sound} state={useSoundState(sound)} peaks={drawn ? peaks : null} />
}

const slot = () => {
  const found = screen.getByRole('slider').parentElement
  if (!found) throw new Error('no slot')
  return found
}

async function showDrawn() {
  const view = render(<SeekBarOf drawn />)
  await waitFor(() => expect(slot()).toHaveAttribute('data-drawn'))
  return view
}

const at = (time: number) => ({ button: 0, pointerId: 1, clientX: (time / 4) * width })

function drag(from: number, to: number): void {
  fireEvent.pointerDown(slot(), at(from))
  fireEvent.pointerMove(slot(), at(to))
  fireEvent.pointerUp(slot(), at(to))
}

beforeEach(() => {
  media = fakeMedia()
  drawing.destroy.mockReset()
  drawing.create.mockReset().mockReturnValue({ destroy: drawing.destroy })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 36))
  Object.defineProperty(Element.prototype, 'setPointerCapture', { configurable: true, value: () => undefined })
  audio = document.createElement('audio')
  sound = createSound(createPlayer())
  sound.attach(audio, 'https://media.example/a.wav')
  sound.load()
  media.canPlay(audio, 4)
})

afterEach(() => {
  media.restore()
  vi.restoreAllMocks()
})

describe('the waveform', () => {
  it('is drawn from given peaks with the sound’s own element, and is removed with it', async () => {
    const { rerender } = await showDrawn()
    expect(drawing.create).toHaveBeenCalledTimes(1)
    expect(drawing.create.mock.calls[0]?.[0]).toMatchObject({
      media: audio,
      url: 'https://media.example/a.wav',
      peaks: [peaks.values],
      interact: false,
    })
    rerender(<SeekBarOf drawn={false} />)
    expect(drawing.destroy).toHaveBeenCalledTimes(1)
    expect(slot()).not.toHaveAttribute('data-drawn')
  })

  it('marks the repeated range by a drag in either direction', async () => {
    await showDrawn()
    drag(1, 3)
    expect(sound.state().repeatRange).toEqual({ from: 1, to: 3 })
    drag(2.5, 0.5)
    expect(sound.state().repeatRange).toEqual({ from: 0.5, to: 2.5 })
    expect(audio.currentTime).toBe(0)
  })

  it('seeks on a click', async () => {
    await showDrawn()
    drag(2, 2.01)
    expect(audio.currentTime).toBe(2)
    expect(sound.state().repeatRange).toBeNull()
  })

  it('ignores other buttons and a cancelled pointer', async () => {
    await showDrawn()
    fireEvent.pointerDown(slot(), { ...at(1), button: 2 })
    fireEvent.pointerMove(slot(), at(3))
    fireEvent.pointerDown(slot(), at(1))
    fireEvent.pointerCancel(slot())
    fireEvent.pointerMove(slot(), at(3))
    expect(sound.state().repeatRange).toBeNull()
  })

  it('leaves the seek bar to the keyboard', async () => {
    await showDrawn()
    const slider = screen.getByRole('slider', { name: '原文の再生位置' })
    expect(slider).toBeEnabled()
    fireEvent.change(slider, { target: { value: '1.5' } })
    expect(audio.currentTime).toBe(1.5)
  })
})

it('can be moved while the sound can play only', () => {
  sound = createSound(createPlayer())
  sound.attach(audio, 'https://media.example/b.wav')
  render(<SeekBarOf drawn={false} />)
  const slider = screen.getByRole('slider', { name: '原文の再生位置' })
  expect(slider, 'nothing is loaded').toBeDisabled()
  act(() => sound.load())
  expect(slider, 'it is loaded').toBeDisabled()
  act(() => media.canPlay(audio, 4))
  expect(slider).toBeEnabled()
  act(() => media.fail(audio))
  expect(slider, 'it has failed').toBeDisabled()
})

it('without a waveform the browser handles a drag', () => {
  render(<SeekBarOf drawn={false} />)
  drag(1, 3)
  expect(sound.state().repeatRange).toBeNull()
  expect(drawing.create).not.toHaveBeenCalled()
})

it('shows the plain seek bar when the waveform cannot be drawn', async () => {
  drawing.create.mockImplementation(() => {
    throw new Error('no canvas')
  })
  render(<SeekBarOf drawn />)
  await waitFor(() => expect(drawing.create).toHaveBeenCalled())
  expect(slot()).not.toHaveAttribute('data-drawn')
})
