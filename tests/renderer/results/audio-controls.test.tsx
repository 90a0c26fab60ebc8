import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { player } from '../../../renderer/audio/player'
import { success } from '../../../shared/contract/result'
import { type FakeMedia, fakeMedia } from '../../fakes/media-element'
import { paperOf, paperWithItems } from '../../fixtures/papers'
import { renderWithProviders, showPaper, useFakeBridge } from './render-view'

let media: FakeMedia

beforeEach(() => {
  media = fakeMedia()
  useFakeBridge()
})

afterEach(() => {
  media.restore()
  player.changeRate(Math.round((1 - player.rate()) * 10))
})

const card = (name: string) => screen.getByRole('article', { name })

/** The <audio> elements of a card by kind, after their addresses are known. */
async function audioElementsOf(name: string): Promise<Record<string, HTMLAudioElement>> {
  await waitFor(() => expect(card(name).querySelector('audio')).not.toBeNull())
  const controls = [...card(name).querySelectorAll<HTMLElement>('[data-kind]')]
  return Object.fromEntries(
    controls.flatMap(control => {
      const audio = control.querySelector('audio')
      return audio ? [[control.dataset.kind, audio]] : []
    }),
  )
}

/** Lets every sound play as soon as it is loaded. */
function fetched(): void {
  for (const audio of document.querySelectorAll('audio')) if (audio.hasAttribute('src')) media.canPlay(audio)
}

const playing = () =>
  screen
    .queryAllByRole('button', { name: '停止' })
    .map(button => button.closest('[data-kind]')?.getAttribute('data-kind'))

describe('the audio control', () => {
  it('plays, follows, seeks and stops', async () => {
    showPaper(paperOf('word-reading'))
    const { original } = await audioElementsOf('No.1')
    if (!original) throw new Error('no sound')
    const first = within(card('No.1'))
    const position = first.getByRole('slider', { name: '原文の再生位置' })
    expect(position).toBeDisabled()
    expect(position).toHaveAttribute('step', '0.1')
    await userEvent.click(first.getByRole('button', { name: '原文を再生' }))
    expect(position).toBeDisabled()
    expect(first.getByRole('button', { name: '準備中' })).toHaveAttribute('aria-busy', 'true')
    expect(original).toHaveAttribute('src', 'https://media.example/r-31/w1.wav')
    fetched()
    expect(await first.findByRole('button', { name: '停止' })).toBeVisible()
    expect(position).toBeEnabled()
    expect(first.getByText('00:00 / 00:04')).toBeVisible()
    media.tick(original, 2.3)
    expect(await first.findByText('00:02 / 00:04')).toBeVisible()
    expect(position).toHaveValue('2.3')
    fireEvent.change(position, { target: { value: '3.1' } })
    expect(original.currentTime).toBe(3.1)
    await userEvent.click(first.getByRole('button', { name: '停止' }))
    expect(position).toBeDisabled()
    expect(position).toHaveValue('0')
    expect(original.currentTime).toBe(0)
  })

  it('cannot be used before the address of its sound is known', async () => {
    const addresses = ['a', 'b'].map(name => `https://media.example/${name}.wav`)
    let resolve: (() => void) | undefined
    useFakeBridge().answer('media.resolve', async ({ files }) => {
      await new Promise<void>(done => {
        resolve = done
      })
      return success({ addresses: files.map((_, at) => addresses[at % 2] ?? null) })
    })
    showPaper(paperOf('word-reading'))
    const play = within(card('No.1')).getByRole('button', { name: '原文を再生' })
    expect(play).toBeDisabled()
    await waitFor(() => expect(resolve).toBeDefined())
    act(() => resolve?.())
    await waitFor(() => expect(play).toBeEnabled())
  })

  it('shows that a sound cannot be played, and retries', async () => {
    showPaper(paperOf('word-reading'))
    const { original } = await audioElementsOf('No.1')
    if (!original) throw new Error('no sound')
    const first = within(card('No.1'))
    await userEvent.click(first.getByRole('button', { name: '原文を再生' }))
    media.fail(original)
    expect(await first.findByText('音声を再生できません')).toBeVisible()
    await userEvent.click(first.getByRole('button', { name: '原文の再試行' }))
    fetched()
    expect(await first.findByRole('button', { name: '停止' })).toBeVisible()
  })

  it('requests the address again when a file is not available', async () => {
    let refused = true
    useFakeBridge().answer('media.resolve', ({ files }) =>
      success({ addresses: files.map(file => (refused ? null : `https://media.example/${file}`)) }),
    )
    showPaper(paperWithItems('word-reading', [{ index: 1, audio_file: 'a.wav' }]))
    const retry = await screen.findByRole('button', { name: '原文の再試行' })
    refused = false
    await userEvent.click(retry)
    expect(await screen.findByRole('button', { name: '原文を再生' })).toBeEnabled()
  })

  it('downloads nothing of forty items before it is needed', async () => {
    const items = Array.from({ length: 40 }, (_, at) => ({ index: at + 1, audio_file: `${at}.wav` }))
    const { container } = showPaper(paperWithItems('sentence-reading', items))
    await audioElementsOf('No.40')
    expect(container.querySelectorAll('audio')).toHaveLength(40)
    expect(container.querySelectorAll('audio[src]')).toHaveLength(0)
  })

  it('stops playing when the paper is closed', async () => {
    const { unmount } = showPaper(paperOf('word-reading'))
    const { recording } = await audioElementsOf('No.1')
    if (!recording) throw new Error('no sound')
    await userEvent.keyboard(' ')
    fetched()
    const silent = vi.fn()
    recording.addEventListener('pause', silent)
    unmount()
    expect(silent).toHaveBeenCalled()
    await waitFor(() => expect(recording.hasAttribute('src')).toBe(false))
  })
})

describe('the shortcut keys', () => {
  it('J and K move through the items', async () => {
    showPaper(paperOf('word-reading'))
    const at = () => document.querySelector('article[aria-current="true"]')?.getAttribute('aria-label')
    expect(at()).toBeUndefined()
    await userEvent.keyboard('j')
    expect(at()).toBe('No.1')
    expect(card('No.1')).toHaveFocus()
    await userEvent.keyboard('jjjj')
    expect(at()).toBe('No.3')
    await userEvent.keyboard('k')
    expect(at()).toBe('No.2')
    expect(card('No.2')).toHaveFocus()
  })

  it('Space plays and stops the recording of the current item; A alternates recording and original', async () => {
    showPaper(paperOf('word-reading'))
    await audioElementsOf('No.1')
    await userEvent.keyboard(' ')
    fetched()
    await waitFor(() => expect(playing()).toEqual(['recording']))
    await userEvent.keyboard('a')
    fetched()
    await waitFor(() => expect(playing()).toEqual(['original']))
    await userEvent.keyboard('a')
    await waitFor(() => expect(playing()).toEqual(['recording']))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(playing()).toEqual([]))
  })

  it('Space plays the original in the next item and in the next paper once the teacher has chosen it', async () => {
    const { unmount } = showPaper(paperOf('word-reading'))
    await audioElementsOf('No.1')
    await userEvent.click(within(card('No.1')).getByRole('button', { name: '原文を再生' }))
    fetched()
    await waitFor(() => expect(playing()).toEqual(['original']))
    await userEvent.keyboard('j ')
    fetched()
    await waitFor(() => expect(playing()).toEqual(['original']))
    expect(within(card('No.2')).getByRole('button', { name: '停止' })).toBeVisible()
    unmount()
    showPaper(paperOf('word-reading'))
    await audioElementsOf('No.1')
    await userEvent.keyboard(' ')
    fetched()
    await waitFor(() => expect(playing()).toEqual(['original']))
  })

  it('Space in a paper with only originals plays them, and the next paper begins with the recording as before', async () => {
    const { unmount } = showPaper(paperWithItems('word-reading', [{ index: 1, audio_file: 'cat.mp3' }]))
    await audioElementsOf('No.1')
    await userEvent.keyboard(' ')
    fetched()
    await waitFor(() => expect(playing()).toEqual(['original']))
    unmount()
    showPaper(paperOf('word-reading'))
    await audioElementsOf('No.1')
    await userEvent.keyboard(' ')
    fetched()
    await waitFor(() => expect(playing()).toEqual(['recording']))
  })

  it('A continues from the sound that was last played with the mouse', async () => {
    showPaper(paperOf('word-reading'))
    await audioElementsOf('No.1')
    await userEvent.click(within(card('No.1')).getByRole('button', { name: '録音を再生' }))
    fetched()
    await waitFor(() => expect(playing()).toEqual(['recording']))
    await userEvent.keyboard('a')
    fetched()
    await waitFor(() => expect(playing()).toEqual(['original']))
  })

  it('A after a mouse press continues at the same relative position', async () => {
    showPaper(paperOf('word-reading'))
    const { original, recording } = await audioElementsOf('No.1')
    if (!original || !recording) throw new Error('no sound')
    await userEvent.click(within(card('No.1')).getByRole('button', { name: '原文を再生' }))
    media.canPlay(original, 4)
    media.tick(original, 1)
    await userEvent.keyboard('a')
    media.canPlay(recording, 8)
    await waitFor(() => expect(playing()).toEqual(['recording']))
    expect(recording.currentTime).toBe(2)
    media.tick(recording, 7.9)
    await userEvent.keyboard('a')
    expect(original.currentTime).toBe(0)
  })

  it('S and E mark the repeated range, which is shown; R clears it', async () => {
    showPaper(paperOf('word-reading'))
    const { recording } = await audioElementsOf('No.1')
    if (!recording) throw new Error('no sound')
    const repeat = within(screen.getByRole('group', { name: 'くり返し' }))
    expect(repeat.getByRole('status')).toHaveTextContent('なし')
    for (const name of ['ここから', 'ここまで', 'くり返しをやめる'])
      expect(repeat.getByRole('button', { name })).toBeDisabled()
    await userEvent.keyboard(' ')
    fetched()
    media.tick(recording, 1)
    await userEvent.keyboard('s')
    expect(repeat.getByRole('status')).toHaveTextContent('1.0秒〜')
    media.tick(recording, 2.5)
    await userEvent.keyboard('e')
    expect(repeat.getByRole('status')).toHaveTextContent('1.0〜2.5秒')
    expect(recording.currentTime).toBe(1)
    await userEvent.keyboard('r')
    expect(repeat.getByRole('status')).toHaveTextContent('なし')
  })

  it('the buttons in the footer mark and clear the range too', async () => {
    showPaper(paperOf('word-reading'))
    const { recording } = await audioElementsOf('No.1')
    if (!recording) throw new Error('no sound')
    await userEvent.keyboard(' ')
    fetched()
    media.tick(recording, 1)
    await userEvent.click(screen.getByRole('button', { name: 'ここから' }))
    media.tick(recording, 3)
    await userEvent.click(screen.getByRole('button', { name: 'ここまで' }))
    expect(screen.getByText('1.0〜3.0秒')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'くり返しをやめる' }))
    expect(screen.getByText('なし')).toBeVisible()
  })

  it('moving to another item stops the sound', async () => {
    showPaper(paperOf('word-reading'))
    await audioElementsOf('No.1')
    await userEvent.keyboard(' ')
    fetched()
    await waitFor(() => expect(playing()).toEqual(['recording']))
    await userEvent.keyboard('j')
    await waitFor(() => expect(playing()).toEqual([]))
  })

  it('[ and ] change the speed', async () => {
    showPaper(paperOf('word-reading'))
    await userEvent.keyboard('[[[[]')
    expect(screen.getByText('0.9倍')).toBeVisible()
    const [slower, faster] = ['遅くする', '速くする'].map(name => screen.getByRole('button', { name }))
    expect(faster).toBeEnabled()
    await userEvent.keyboard(']'.repeat(11))
    expect(screen.getByText('2.0倍')).toBeVisible()
    expect(faster).toBeDisabled()
    expect(slower).toBeEnabled()
    await userEvent.keyboard('[['.repeat(15))
    expect(screen.getByText('0.5倍')).toBeVisible()
    expect(slower).toBeDisabled()
  })

  it('do nothing while the user types', async () => {
    renderWithProviders(<input aria-label="memo" />)
    showPaper(paperOf('word-reading'))
    await audioElementsOf('No.1')
    await userEvent.type(screen.getByRole('textbox', { name: 'memo' }), 'j ase')
    expect(document.querySelector('article[aria-current="true"]')).toBeNull()
    expect(document.querySelectorAll('audio[src]')).toHaveLength(0)
    fireEvent.keyDown(document.body, { key: 'j', isComposing: true })
    expect(document.querySelector('article[aria-current="true"]')).toBeNull()
  })

  it('Space on a seek bar plays its sound', async () => {
    showPaper(paperOf('word-reading'))
    const { recording } = await audioElementsOf('No.1')
    const slider = within(card('No.1')).getByRole('slider', { name: '録音の再生位置' })
    fireEvent.keyDown(slider, { key: ' ' })
    expect(recording?.hasAttribute('src')).toBe(true)
  })
})

describe('a picture', () => {
  it('is replaced by a text when it is not available', async () => {
    showPaper(
      paperWithItems('sentence-reading', [
        { index: 1, picture: '!refused.png' },
        { index: 2, picture: 'gone.png', mean: '花' },
      ]),
    )
    expect(await within(card('No.1')).findByText('画像を表示できません')).toBeVisible()
    fireEvent.error(await within(card('No.2')).findByRole('img', { name: '花の画像' }))
    expect(within(card('No.2')).getByText('画像を表示できません')).toBeVisible()
  })
})
