/** The page on which a teacher makes reading exercises, over a fake bridge. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as measuring from '../../../../renderer/audio/triage/measure-bytes'
import { emptyRecitation, type RecitationDraft } from '../../../../renderer/features/recitation/recitation-draft'
import { Recitation } from '../../../../renderer/screens/recitation/Recitation'
import { failure, success } from '../../../../shared/contract/result'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { defined } from '../../../fixtures/defined'
import { replace } from '../../../fixtures/replace'
import { clearVoice } from '../../../fixtures/sound-measures'
import { wav } from '../../../fixtures/sounds'
import { renderScreen } from '../../render'
import {
  button,
  choose,
  details,
  emptyServerSlot,
  english,
  fileOf,
  list,
  nextSound,
  open,
  openOwn,
  school,
  server,
  slotButton,
  speak,
  title,
  type,
} from './recitation-page'

let seconds: number
replace(measuring, 'measureBytes', async () => ({ ...clearVoice, seconds }))

const lost = failure('timeout', '')
const gone = /サーバーに音声が残っていませんでした/
/** Whether the page would close without a question. */
const canClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  seconds = 2
})

describe('a recitation', () => {
  it('is begun with its first sound, spoken in plain English, and created once', async () => {
    const fake = await open()
    expect(fake.requests('start-create-resource')).toEqual([])
    title('私の一日')
    await speak('Ｉ　like “tea”.')
    expect(fake.requests('text-to-speech')).toEqual([
      { id: 'a', guid: 'g-1', tone_type: '1', content: 'I like "tea".', category: 'read_sentence', need_template: 1 },
    ])
    expect(slotButton('文1')).toHaveTextContent('音声あり')
    fireEvent.click(button('教材を作る'))
    fireEvent.click(button('教材を作る'))
    expect(await screen.findByText('「私の一日」は「学校で作成した教材」に入りました。')).toBeVisible()
    expect(fake.requests('start-create-resource')).toHaveLength(1)
    expect(fake.requests('create-resource')).toHaveLength(1)
    expect(fake.requests('create-resource')[0]).toMatchObject({ guid: 'g-1', title: '私の一日' })
    expect((fake.requests('create-resource')[0] as { items: unknown[] }).items[0]).toEqual({
      id: 'a',
      content: 'I like "tea".',
      translate: '',
    })
    expect(await screen.findByText('今月あと11回作成できます。')).toBeVisible()
    await waitFor(() => expect(button('この教材を宿題に出す')).toHaveFocus())
  })

  it('says what is missing, at the slot where it is missing', async () => {
    await open()
    await userEvent.click(button('教材を作る'))
    expect(await screen.findByText('英文を1つ以上入力してください。')).toBeVisible()
    expect(screen.getByText('教材名を入力してください。')).toBeVisible()
    expect(within(slotButton('文1')).getByRole('img', { name: '直すところがあります' })).toBeVisible()
    await userEvent.click(slotButton('文3'))
    type('英文', 'Good night.')
    await userEvent.click(slotButton('文1'))
    await userEvent.click(button('教材を作る'))
    expect(await screen.findByRole('region', { name: '文3' })).toBeVisible()
    expect(screen.getByText('音声を作るか、自分の録音を送ってください。')).toBeVisible()
  })

  it('marks a sound whose text has changed, and makes it again', async () => {
    const fake = await open()
    title('茶')
    await speak()
    type('英文', 'I like green tea.')
    expect(slotButton('文1')).toHaveTextContent('作り直し')
    await userEvent.click(button('教材を作る'))
    expect(fake.requests('create-resource')).toEqual([])
    expect(screen.getAllByText('英文か声が変わりました。音声を作り直してください。')).not.toEqual([])
    await userEvent.click(button('作り直す'))
    await waitFor(() => expect(slotButton('文1')).toHaveTextContent('音声あり'))
    expect(fake.requests('text-to-speech')).toHaveLength(2)
  })

  it('makes all missing sounds, one after the other', async () => {
    const fake = await open()
    type('英文', 'One.')
    await userEvent.click(slotButton('文章'))
    type('英文', 'Two.\nThree.')
    await userEvent.click(button('まだの音声をまとめて作る'))
    await waitFor(() => expect(within(list()).getAllByText('音声あり')).toHaveLength(2))
    expect(fake.requests('text-to-speech').map(sent => [sent.id, sent.content])).toEqual([
      ['a', 'One.'],
      ['f', 'Two.\nThree.'],
    ])
    expect(fake.requests('start-create-resource')).toHaveLength(1)
    expect(button('まだの音声をまとめて作る')).toBeDisabled()
  })

  it('shows why a sound could not be made, and makes it at the second try', async () => {
    const fake = await open()
    fake.api('text-to-speech', () => refusal(400, '音声を作成できませんでした。'))
    type('英文', 'I like tea.')
    await userEvent.click(button('音声を作る'))
    expect(await screen.findByText('音声を作成できませんでした。')).toBeVisible()
    expect(slotButton('文1')).toHaveTextContent('失敗')
    expect(button('まだの音声をまとめて作る')).toBeEnabled()
    fake.api('text-to-speech', ({ content }) =>
      success({ ...defined(school.slots[0]), content, audio_file: nextSound() }),
    )
    await userEvent.click(button('もう一度作る'))
    await waitFor(() => expect(slotButton('文1')).toHaveTextContent('音声あり'))
  })

  it('says that the server has lost it when a sound is refused', async () => {
    const fake = await open()
    fake.api('text-to-speech', () => refusal(404))
    fake.api('recitation-details', () => refusal(404))
    type('英文', 'I like tea.')
    await userEvent.click(button('音声を作る'))
    expect(await screen.findByText(gone)).toBeVisible()
    expect(slotButton('文1')).toHaveTextContent('音声なし')
  })

  it('is read without a model where the teacher wants none', async () => {
    const fake = await open()
    await userEvent.click(screen.getByRole('switch', { name: '手本として生徒に聞かせる' }))
    await speak()
    expect(fake.requests('text-to-speech')).toMatchObject([{ need_template: 0 }])
  })

  it('takes a chosen voice for the empty slots too, and not for the others', async () => {
    await open()
    type('英文', 'One.')
    await userEvent.click(slotButton('文2'))
    const tone = () => screen.getByRole('combobox', { name: '声' })
    fireEvent.change(tone(), { target: { value: '2' } })
    await userEvent.click(slotButton('文3'))
    expect(tone()).toHaveValue('2')
    await userEvent.click(slotButton('文1'))
    expect(tone()).toHaveValue('1')
  })

  it('finds a sound whose answer was lost', async () => {
    const fake = await open()
    fake.api('text-to-speech', ({ content, tone_type }) => {
      Object.assign(defined(school.slots[0]), {
        content,
        tone_type,
        need_template: 1,
        audio_file: nextSound(),
        status: 1,
      })
      return lost
    })
    await speak()
    expect(fake.requests('text-to-speech')).toHaveLength(1)
    expect(slotButton('文1')).toHaveTextContent('音声あり')
  })

  it('moves between the slots by Alt and arrows, from field to field', async () => {
    await open()
    const field = await english()
    field.focus()
    fireEvent.keyDown(field, { key: 'ArrowDown', altKey: true })
    expect(await screen.findByRole('region', { name: '文2' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: '英文' })).toHaveFocus())
    fireEvent.keyDown(screen.getByRole('textbox', { name: '英文' }), { key: 'ArrowUp', altKey: true })
    expect(await screen.findByRole('region', { name: '文1' })).toBeVisible()
    fireEvent.keyDown(screen.getByRole('textbox', { name: '英文' }), { key: 'ArrowUp', altKey: true })
    expect(await screen.findByRole('region', { name: '文章' })).toBeVisible()
  })

  it('empties a slot, and takes it back', async () => {
    const fake = await open()
    title('茶')
    await speak()
    await userEvent.click(button('この欄を空にする'))
    expect(await english()).toHaveValue('')
    expect(slotButton('文1')).toHaveTextContent('未入力')
    await userEvent.click(button('元に戻す'))
    expect(await english()).toHaveValue('I like tea.')
    expect(slotButton('文1')).toHaveTextContent('音声あり')
    expect(fake.requests('text-to-speech')).toHaveLength(1)
  })

  it('explains full-width and Japanese letters, and refuses a text without English', async () => {
    await open()
    type('英文', 'Ｔｅａ')
    expect(screen.getByText(/半角に直します/)).toBeVisible()
    type('英文', 'I like お茶.')
    expect(screen.getByText(/英語の声では読まれません/)).toBeVisible()
    type('英文', 'お茶')
    await userEvent.click(button('音声を作る'))
    expect(await screen.findByText('英語で入力してください。')).toBeVisible()
    expect(slotButton('文1')).toHaveTextContent('音声なし')
  })
})

describe('the translation', () => {
  it('is proposed by the server and can be changed; the change is saved before the resource is made', async () => {
    const fake = await open()
    title('茶')
    fake.api('text-to-speech', ({ content, tone_type }) => {
      const answer = { content, tone_type, need_template: 1 as const, translate: '茶が好き。', audio_file: nextSound() }
      return success(Object.assign(defined(school.slots[0]), answer))
    })
    await speak()
    expect(screen.getByRole('textbox', { name: /^日本語訳/ })).toHaveValue('茶が好き。')
    expect(screen.getByText(/サーバーが提案した訳です/)).toBeVisible()
    fireEvent.change(screen.getByRole('textbox', { name: /^日本語訳/ }), { target: { value: 'お茶が好きです。' } })
    await userEvent.click(button('教材を作る'))
    await screen.findByText(/に入りました/)
    expect(fake.requests('change-resource-translate')).toEqual([
      { id: 'a', guid: 'g-1', translate: 'お茶が好きです。' },
    ])
    const order = fake.calls.flatMap(({ argument }) => (argument as { endpoint?: string }).endpoint ?? [])
    expect(order.indexOf('change-resource-translate')).toBeLessThan(order.indexOf('create-resource'))
  })

  it('that cannot be saved keeps the resource from being made', async () => {
    const fake = await open()
    title('茶')
    await speak()
    fake.api('change-resource-translate', () => refusal(400, '訳が長すぎます。'))
    fireEvent.change(screen.getByRole('textbox', { name: /^日本語訳/ }), { target: { value: '茶' } })
    await userEvent.click(button('教材を作る'))
    expect(await screen.findByText('訳が長すぎます。')).toBeVisible()
    expect(fake.requests('create-resource')).toEqual([])
  })
})

describe('the creation', () => {
  it('does not begin before a translation is known to be saved', async () => {
    const fake = await open()
    title('茶')
    await speak()
    fake.api('change-resource-translate', () => lost)
    fireEvent.change(screen.getByRole('textbox', { name: /^日本語訳/ }), { target: { value: '茶' } })
    await userEvent.click(button('教材を作る'))
    expect(await screen.findByText(/^文1の日本語訳を保存できませんでした。/)).toBeVisible()
    expect(fake.requests('create-resource')).toEqual([])
  })

  it('says why it is refused, what the server has lost, and what another window has created', async () => {
    const fake = await open()
    title('茶')
    await speak()
    fake.api('create-resource', () => refusal(400, '教材名が使えません。'))
    await userEvent.click(button('教材を作る'))
    expect(await screen.findByText('教材名が使えません。')).toBeVisible()
    fake.api('create-resource', () => {
      school.made = { resource_id: 'rc-9', resource_title: '茶' }
      return refusal(400, 'もう作成されています。')
    })
    await userEvent.click(button('教材を作る'))
    expect(await screen.findByText('「茶」は「学校で作成した教材」に入りました。')).toBeVisible()
  })

  it('of a recitation that the server has lost keeps the texts and says so', async () => {
    const fake = await open()
    title('茶')
    await speak()
    fake.api('create-resource', () => refusal(400, 'だめ'))
    fake.api('recitation-details', () => refusal(404))
    await userEvent.click(button('教材を作る'))
    expect(await screen.findByText(gone)).toBeVisible()
    expect(await english()).toHaveValue('I like tea.')
    expect(slotButton('文1')).toHaveTextContent('音声なし')
  })

  it('is looked up if its answer is lost', async () => {
    const fake = await open()
    title('茶')
    await speak()
    fake.api('create-resource', ({ title: resource_title }) => {
      school.made = { resource_id: 'rc-9', resource_title }
      return lost
    })
    await userEvent.click(button('教材を作る'))
    expect(await screen.findByText('「茶」は「学校で作成した教材」に入りました。')).toBeVisible()
    expect(fake.requests('create-resource')).toHaveLength(1)
  })

  it('is only looked up again while nobody knows its outcome', async () => {
    const fake = await open()
    title('茶')
    await speak()
    fake.api('create-resource', ({ title: resource_title }) => {
      school.made = { resource_id: 'rc-9', resource_title }
      return lost
    })
    fake.api('recitation-details', () => failure('network', ''))
    await userEvent.click(button('教材を作る'))
    expect(await screen.findByText(/作成できたか、確かめられませんでした/)).toBeVisible()
    fake.api('recitation-details', () => success(details()))
    await userEvent.click(button('教材を作る'))
    expect(await screen.findByText(/に入りました/)).toBeVisible()
    expect(fake.requests('create-resource')).toHaveLength(1)
  })

  it('that did not happen can be tried again', async () => {
    const fake = await open()
    title('茶')
    await speak()
    fake.api('create-resource', () => lost)
    await userEvent.click(button('教材を作る'))
    expect(await screen.findByText(/教材は作成されていません/)).toBeVisible()
    expect(fake.requests('create-resource')).toHaveLength(1)
  })

  it('is not possible without remaining times, and nothing is lost', async () => {
    const fake = await open(0)
    expect(await screen.findByText('今月は、これ以上作成できません。')).toBeVisible()
    expect(button('教材を作る')).toBeDisabled()
    title('茶')
    await speak()
    expect(slotButton('文1')).toHaveTextContent('音声あり')
    fireEvent.keyDown(await english(), { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(screen.getAllByText(/入力した内容と音声は残ります。/)).toHaveLength(2))
    expect(fake.requests('create-resource')).toEqual([])
  })
})

describe('the draft', () => {
  const stored = (over: Partial<RecitationDraft> = {}): RecitationDraft => {
    const empty = emptyRecitation()
    const first = { ...defined(empty.slots[0]), id: 'a', content: 'I like tea.', translate: '茶' }
    return { ...empty, guid: 'g-1', title: '茶', slots: [first, ...empty.slots.slice(1)], ...over }
  }
  const made = {
    by: 'voice',
    content: 'I like tea.',
    tone: '1',
    template: 1,
    file: 'https://media.example/1.wav',
  } as const
  const withSound = (draft: RecitationDraft): RecitationDraft => ({
    ...draft,
    slots: draft.slots.map((slot, at) => (at === 0 ? { ...slot, made } : slot)),
  })
  function openStored(draft: RecitationDraft, fake = server()): FakeBridge {
    fake.answer('drafts.read', ({ key }) => success({ value: key === 'recitation' ? draft : null }))
    renderScreen(<Recitation />)
    return fake
  }

  it('comes back with the sounds that the server has', async () => {
    Object.assign(defined(school.slots[0]), {
      content: 'I like tea.',
      tone_type: '2',
      need_template: 1,
      audio_file: nextSound(),
    })
    const fake = openStored(stored())
    expect(await english()).toHaveValue('I like tea.')
    expect(slotButton('文1')).toHaveTextContent('音声あり')
    expect(fake.requests('recitation-details')).toEqual([{ guid: 'g-1' }])
  })

  it('keeps its texts if the server has lost the sounds', async () => {
    const fake = server()
    fake.answer('drafts.read', () => success({ value: stored() }))
    fake.api('recitation-details', () => refusal(404))
    renderScreen(<Recitation />)
    expect(await english()).toHaveValue('I like tea.')
    expect(await screen.findByText(/サーバーに音声が残っていませんでした/)).toBeVisible()
    expect(slotButton('文1')).toHaveTextContent('音声なし')
  })

  it('keeps its sounds while the server cannot be read', async () => {
    const fake = server()
    fake.api('recitation-details', () => failure('network', ''))
    openStored(withSound(stored()), fake)
    expect(await english()).toHaveValue('I like tea.')
    expect(slotButton('文1')).toHaveTextContent('音声あり')
    expect(screen.queryByText(gone)).toBeNull()
  })

  it('whose creation nobody knows is looked up also if it was the last one of the month', async () => {
    const fake = server(0)
    fake.api('recitation-details', () => failure('network', ''))
    openStored(withSound(stored({ sent: true })), fake)
    await screen.findByText('今月あと0回作成できます。')
    school.made = { resource_id: 'rc-3', resource_title: '茶' }
    fake.api('recitation-details', () => success(details()))
    await userEvent.click(button('教材を作る'))
    expect(await screen.findByText('「茶」は「学校で作成した教材」に入りました。')).toBeVisible()
    expect(fake.requests('create-resource')).toEqual([])
  })

  it('offers no homework to a teacher who gives none', async () => {
    school.made = { resource_id: 'rc-3', resource_title: '茶' }
    openStored(stored({ sent: true }), server(12, { ...teacher, user: { ...teacher.user, teacher_flag: 'bc' } }))
    expect(await screen.findByRole('button', { name: 'もう1つ作る' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'この教材を宿題に出す' })).toBeNull()
    expect(screen.queryByRole('link', { name: '宿題を出す' })).toBeNull()
  })

  it('of a recitation that was created meanwhile leads to the resource', async () => {
    school.made = { resource_id: 'rc-3', resource_title: '茶' }
    openStored(stored({ sent: true }))
    expect(await screen.findByText('「茶」は「学校で作成した教材」に入りました。')).toBeVisible()
    await userEvent.click(button('もう1つ作る'))
    expect(await english()).toHaveValue('')
  })

  it('is stored while the teacher types', async () => {
    const fake = await open()
    title('私の一日')
    type('英文', 'I get up at six.')
    await waitFor(() => {
      const written = fake.calls.filter(({ method }) => method === 'drafts.write').at(-1)
      expect(written?.argument).toMatchObject({
        key: 'recitation',
        value: {
          title: '私の一日',
          slots: expect.arrayContaining([expect.objectContaining({ content: 'I get up at six.' })]),
        },
      })
    })
  })
})

describe('the teacher’s own recording', () => {
  it('is sent as a file, stands for the voice, and goes back to the voice', async () => {
    const fake = await openOwn()
    await choose(fileOf(wav()))
    expect(await screen.findByText('tea.wav（00:02）')).toBeVisible()
    await userEvent.click(button('この録音を使う'))
    await waitFor(() => expect(slotButton('文1')).toHaveTextContent('自分の録音'))
    expect(fake.requests('upload-sound-file')).toEqual([
      { id: 'a', file: { name: 'tea.wav', type: 'audio/wav', bytes: expect.any(Uint8Array) } },
    ])
    type('英文', 'I like green tea.')
    expect(slotButton('文1')).toHaveTextContent('要確認')
    await userEvent.click(button('この録音のまま使う'))
    expect(slotButton('文1')).toHaveTextContent('自分の録音')
    await userEvent.click(button('英語の声に戻す'))
    await waitFor(() => expect(slotButton('文1')).toHaveTextContent('音声あり'))
    expect(fake.requests('text-to-speech')).toHaveLength(2)
  })

  it('that is no sound, or too long, is refused with its reason', async () => {
    const fake = await openOwn()
    await choose(fileOf(Uint8Array.from(Buffer.from('<html></html>')), 'song.mp3'))
    expect(await screen.findByText(/音声ファイルではありません/)).toBeVisible()
    const removed = fileOf(wav(), 'gone.wav', () => Promise.reject(new DOMException('', 'NotReadableError')))
    await choose(removed)
    expect(await screen.findByText('ファイルを読み込めませんでした。もう一度選んでください。')).toBeVisible()
    seconds = 301
    await choose(fileOf(wav()))
    expect(await screen.findByText('音声は5分までです。短くしてください。')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'この録音を使う' })).toBeNull()
    expect(fake.requests('upload-sound-file')).toEqual([])
  })

  it('that is not sent is not discarded without a question', async () => {
    const fake = await openOwn()
    expect(canClose()).toBe(true)
    await choose(fileOf(wav()))
    await screen.findByText('tea.wav（00:02）')
    await waitFor(() => expect(canClose()).toBe(false))
    await userEvent.click(button('教材を作る'))
    await userEvent.click(await screen.findByRole('button', { name: 'キャンセル' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(fake.requests('create-resource')).toEqual([])
    await userEvent.click(slotButton('文2'))
    await userEvent.click(await screen.findByRole('button', { name: 'キャンセル' }))
    expect(screen.getByText('tea.wav（00:02）')).toBeVisible()
    await userEvent.click(slotButton('文2'))
    await userEvent.click(await screen.findByRole('button', { name: '録音を使わない' }))
    await waitFor(() => expect(canClose()).toBe(true))
    expect(await screen.findByRole('region', { name: '文2' })).toBeVisible()
  })

  it('is not read into memory if it is too large, and needs a voice where the server gives the slot no id', async () => {
    const fake = server()
    fake.api('start-create-resource', () => success({ guid: 'g-1', items: [] }))
    renderScreen(<Recitation />)
    type('英文', await english().then(() => 'I like tea.'))
    await userEvent.click(screen.getByRole('radio', { name: '自分の録音を使う' }))
    const read = vi.fn(async () => wav().slice().buffer)
    const large = fileOf(wav(), 'large.wav', read)
    await choose(Object.defineProperty(large, 'size', { value: 10 * 2 ** 20 + 1 }))
    expect(await screen.findByText(/^音声ファイルは10MBまでです。/)).toBeVisible()
    expect(read).not.toHaveBeenCalled()
    await choose(fileOf(wav()))
    await userEvent.click(await screen.findByRole('button', { name: 'この録音を使う' }))
    expect(await screen.findByText(/^この欄は、先に英語の声で音声を作ると/)).toBeVisible()
    expect(fake.requests('upload-sound-file')).toEqual([])
  })

  it('is found if the answer of the upload is lost', async () => {
    const fake = await openOwn()
    fake.api('upload-sound-file', () => {
      Object.assign(defined(school.slots[0]), { audio_file: nextSound() })
      return lost
    })
    await choose(fileOf(wav()))
    await userEvent.click(await screen.findByRole('button', { name: 'この録音を使う' }))
    await waitFor(() => expect(slotButton('文1')).toHaveTextContent('自分の録音'))
    expect(fake.requests('upload-sound-file')).toHaveLength(1)
  })

  it('shows its progress, and can be cancelled', async () => {
    const fake = await openOwn()
    let answer: (value: typeof lost) => void = () => undefined
    fake.api('upload-sound-file', () => new Promise(resolve => (answer = resolve)))
    await choose(fileOf(wav()))
    await userEvent.click(await screen.findByRole('button', { name: 'この録音を使う' }))
    expect(await screen.findByText('録音を送っています 0%')).toBeVisible()
    const call = defined(fake.calls.find(({ method }) => method === 'api.upload'))
    const { callId } = call.argument as { callId: string }
    act(() => fake.emit('api.progress', { callId, sent: 50, total: 100 }))
    expect(await screen.findByText('録音を送っています 50%')).toBeVisible()
    expect(button('教材を作る')).toBeDisabled()
    expect(button('この欄を空にする')).toBeDisabled()
    expect(button('最初からやり直す')).toBeDisabled()
    await userEvent.click(button('送るのをやめる'))
    act(() => answer(failure('cancelled', '') as typeof lost))
    expect(await screen.findByRole('button', { name: 'この録音を使う' })).toBeVisible()
    expect(slotButton('文1')).toHaveTextContent('音声あり')
  })
})

describe('the voices', () => {
  it('are heard before one is chosen, in a recitation of their own', async () => {
    const fake = await open()
    fake.api('start-create-resource', () => success({ guid: 'g-samples', items: [] }))
    fake.api('text-to-speech', ({ content }) =>
      success({ ...emptyServerSlot('x', 'read_sentence'), content, audio_file: nextSound() }),
    )
    fireEvent.change(screen.getByRole('combobox', { name: '声' }), { target: { value: '2' } })
    await userEvent.click(button('この声を聞く'))
    expect(await screen.findByRole('button', { name: /見本を再生|準備中/ })).toBeVisible()
    expect(fake.requests('text-to-speech')).toMatchObject([{ guid: 'g-samples', tone_type: '2' }])
    expect(slotButton('文1')).toHaveTextContent('未入力')
    // The sample of this visit is heard again.
    await userEvent.click(button('この声を聞く'))
    expect(fake.requests('text-to-speech')).toHaveLength(1)
    fake.api('text-to-speech', () => refusal(400, '声の見本を作れません。'))
    fireEvent.change(screen.getByRole('combobox', { name: '声' }), { target: { value: '1' } })
    await userEvent.click(button('この声を聞く'))
    expect(await screen.findByText('声の見本を作れません。')).toBeVisible()
  })

  it('are heard in a new recitation if the server has lost that of the samples', async () => {
    const fake = server()
    fake.answer('drafts.read', ({ key }) =>
      success({ value: key === 'recitation' ? { ...emptyRecitation(), sampleGuid: 'g-old' } : null }),
    )
    fake.api('text-to-speech', ({ guid, content }) =>
      guid === 'g-old'
        ? refusal(404)
        : success({ ...emptyServerSlot('x', 'read_sentence'), content, audio_file: nextSound() }),
    )
    renderScreen(<Recitation />)
    await userEvent.click(await screen.findByRole('button', { name: 'この声を聞く' }))
    expect(await screen.findByRole('button', { name: /見本を再生|準備中/ })).toBeVisible()
    expect(fake.requests('text-to-speech').map(({ guid }) => guid)).toEqual(['g-old', 'g-1'])
  })

  it('that cannot be read leave the rest of the page usable', async () => {
    const fake = server()
    fake.api('get-tone-type-list', () => refusal(500))
    renderScreen(<Recitation />)
    expect(await screen.findByText('声の種類を読み込めませんでした。')).toBeVisible()
    type('英文', 'I like tea.')
    await userEvent.click(screen.getByRole('radio', { name: '自分の録音を使う' }))
    expect(button('音声ファイルを選ぶ')).toBeEnabled()
  })
})
