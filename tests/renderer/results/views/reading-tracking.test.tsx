import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeMedia, fakeMedia } from '../../../fakes/media-element'
import { paperOf, paperWithItems } from '../../../fixtures/papers'
import { showPaper, showResource, useFakeBridge } from '../render-view'
import { item } from '../screen-queries'

let media: FakeMedia

/** The positions of elements by the item they belong to; jsdom has no layout. */
const topByItem = new Map<string, number>()
const scrollBy = vi.fn()

function rectOf(this: Range | Element): DOMRect {
  const node = this instanceof Range ? this.startContainer.parentElement : this
  const name = node?.closest('article')?.getAttribute('aria-label')
  return name ? new DOMRect(0, topByItem.get(name) ?? 300, 800, 80) : new DOMRect(0, 0, 1000, 600)
}

beforeEach(() => {
  media = fakeMedia()
  useFakeBridge()
  Range.prototype.getBoundingClientRect = rectOf
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(rectOf)
  Element.prototype.scrollBy = scrollBy
})

afterEach(() => {
  media.restore()
  vi.mocked(Element.prototype.getBoundingClientRect).mockRestore()
  vi.unstubAllGlobals()
  scrollBy.mockReset()
  topByItem.clear()
})

const button = (name: string) => screen.getByRole('button', { name })

/** The <audio> element with this file. */
const audioOf = (file: string): HTMLAudioElement => {
  const found = [...document.querySelectorAll('audio')].find(audio => audio.src.endsWith(`/${file}`))
  if (!found) throw new Error(`${file} was not asked for`)
  return found
}

/** Presses a control after the sounds have their addresses, and starts the sound of `file`. */
async function startPlayback(name: string, file: string, duration = 10): Promise<void> {
  await waitFor(() => expect(document.querySelector('audio')).not.toBeNull())
  await userEvent.click(button(name))
  act(() => media.canPlay(audioOf(file), duration))
}

const playingItems = () =>
  screen
    .getAllByRole('article')
    .filter(one => one.dataset.playing)
    .map(one => one.getAttribute('aria-label'))

describe('dialog-shadow-tracking', () => {
  it('puts the speakers on their sides, with avatar and coloured score', () => {
    showPaper(paperOf('dialog-shadow-tracking'))
    expect(screen.getAllByRole('article').map(turn => turn.dataset.side)).toEqual(['left', 'right', 'left'])
    expect(item('No.1').getByRole('img', { name: 'Riku' })).toHaveTextContent('R')
    expect(item('No.1').getByText('92').parentElement).toHaveClass('good')
    expect(item('No.2').getByText('不正解')).toBeVisible()
    expect(item('No.3').getByText('未回答')).toBeVisible()
  })

  it('plays line after line, and marks the one that is playing', async () => {
    showPaper(paperOf('dialog-shadow-tracking'))
    expect(playingItems()).toEqual([])
    await startPlayback('通して再生', 'd1.wav')
    expect(playingItems()).toEqual(['No.1'])
    act(() => {
      media.end(audioOf('d1.wav'))
      media.canPlay(audioOf('d2.wav'))
    })
    expect(playingItems()).toEqual(['No.2'])
    await userEvent.click(button('通し再生を停止'))
    expect(playingItems()).toEqual([])
    expect(button('通して再生')).toBeVisible()
  })

  it('plays the recordings one after another, if there are any', async () => {
    const { unmount } = showPaper(paperOf('dialog-shadow-tracking'))
    await startPlayback('録音を通して再生', 'mine-1.wav')
    act(() => media.end(audioOf('mine-1.wav')))
    expect(playingItems()).toEqual(['No.2'])
    unmount()
    showResource(paperOf('dialog-shadow-tracking'))
    expect(button('通して再生')).toBeVisible()
    expect(screen.queryByRole('button', { name: '録音を通して再生' })).toBeNull()
  })

  it('marks a line that is played alone, and nothing after it stops', async () => {
    showPaper(paperOf('dialog-shadow-tracking'))
    await waitFor(() => expect(document.querySelector('audio')).not.toBeNull())
    const second = within(screen.getByRole('article', { name: 'No.2' }))
    await userEvent.click(second.getByRole('button', { name: '録音を再生' }))
    act(() => media.canPlay(audioOf('mine-2.wav')))
    expect(playingItems()).toEqual(['No.2'])
    act(() => media.end(audioOf('mine-2.wav')))
    expect(playingItems()).toEqual([])
  })

  it('stops with Space while a line plays', async () => {
    showPaper(paperOf('dialog-shadow-tracking'))
    await startPlayback('録音を通して再生', 'mine-1.wav')
    screen.getByRole('article', { name: 'No.1' }).focus()
    await userEvent.keyboard(' ')
    expect(playingItems()).toEqual([])
    expect(button('録音を通して再生')).toBeVisible()
  })

  it('offers no playback without a sound', () => {
    showPaper(paperWithItems('dialog-shadow-tracking', [{ index: 1, screen_text: 'Hi.' }]))
    expect(screen.getByText('Hi.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /再生/ })).toBeNull()
  })
})

describe('chapter-shadow-tracking', () => {
  /** The texts that the browser was asked to highlight, in order. */
  function watchMarks(): (string | undefined)[] {
    const marks: (string | undefined)[] = []
    vi.stubGlobal(
      'Highlight',
      class {
        constructor(readonly range: Range) {}
      },
    )
    vi.stubGlobal('CSS', {
      highlights: {
        set: (_: string, highlight: { range: Range }) => marks.push(highlight.range.toString()),
        delete: () => marks.push(undefined),
      },
    })
    return marks
  }

  it('follows the one sound of the whole content through lines and sentences, by their length', async () => {
    const marks = watchMarks()
    showPaper(paperOf('chapter-shadow-tracking'))
    await startPlayback('通して再生', 'all.wav')
    const move = (time: number) => act(() => media.tick(audioOf('all.wav'), time))
    expect(playingItems()).toEqual(['No.1'])
    move(4)
    expect(playingItems()).toEqual(['No.1'])
    move(8)
    expect(playingItems()).toEqual(['No.2'])
    move(1)
    expect(marks).toEqual(['He ran.', undefined, 'Ms. Hill walked fast.', undefined, 'They met.', 'He ran.'])
    await userEvent.click(button('通し再生を停止'))
    expect(marks.at(-1)).toBeUndefined()
    expect(playingItems()).toEqual([])
  })

  it('plays the whole with Space, from any line without its own sound', async () => {
    showResource(paperOf('chapter-shadow-tracking'))
    await waitFor(() => expect(document.querySelector('audio')).not.toBeNull())
    await userEvent.keyboard('j ')
    act(() => media.canPlay(audioOf('all.wav'), 10))
    expect(playingItems()).toEqual(['No.1'])
    await userEvent.keyboard(' ')
    expect(playingItems()).toEqual([])
  })

  it('does not repeat the lines above them', () => {
    showPaper(paperOf('chapter-shadow-tracking'))
    const lead = within(screen.getByRole('region', { name: '課題の本文' }))
    expect(lead.queryByText(/He ran/)).toBeNull()
    expect(lead.getByText('原文')).toBeVisible()
  })
})

describe('the text being played', () => {
  async function toSecond(): Promise<void> {
    await startPlayback('通して再生', 'd1.wav')
    act(() => {
      media.end(audioOf('d1.wav'))
      media.canPlay(audioOf('d2.wav'))
    })
  }

  it('is scrolled into view', async () => {
    topByItem.set('No.1', 100).set('No.2', 700)
    showPaper(paperOf('dialog-shadow-tracking'))
    await toSecond()
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ top: 700 + 80 - (600 - 92) }))
  })

  it('is not followed after the teacher scrolled away from it', async () => {
    topByItem.set('No.1', 100).set('No.2', 200)
    showPaper(paperOf('dialog-shadow-tracking'))
    await startPlayback('通して再生', 'd1.wav')
    topByItem.set('No.1', -900).set('No.2', -800)
    act(() => {
      media.end(audioOf('d1.wav'))
      media.canPlay(audioOf('d2.wav'))
    })
    expect(playingItems()).toEqual(['No.2'])
    expect(scrollBy).not.toHaveBeenCalled()
  })

  it('is followed again when playback restarts', async () => {
    topByItem.set('No.1', -900)
    showPaper(paperOf('dialog-shadow-tracking'))
    await startPlayback('通して再生', 'd1.wav')
    await userEvent.click(button('通し再生を停止'))
    await userEvent.click(button('通して再生'))
    expect(scrollBy).toHaveBeenCalledTimes(2)
  })
})
