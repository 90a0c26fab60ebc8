/** The page on which a teacher makes reading exercises, over a fake server that keeps what it is sent. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect } from 'vitest'
import { Recitation } from '../../../../renderer/screens/recitation/Recitation'
import { success } from '../../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { defined } from '../../../fixtures/defined'
import { putBridge, renderScreen } from '../../render'

interface ServerSlot {
  id: string
  category: string
  content: string
  tone_type: string
  need_template: 0 | 1
  translate: string
  audio_file: string
  status: number
}

/** What the fake server has. */
export const school = {
  slots: [] as ServerSlot[],
  made: null as { resource_id: string; resource_title: string } | null,
  sounds: 0,
}

export const emptyServerSlot = (id: string, category: string): ServerSlot => ({
  id,
  category,
  content: '',
  tone_type: '',
  need_template: 0,
  translate: '',
  audio_file: '',
  status: 0,
})
export const details = () => ({
  guid: 'g-1',
  status: school.made === null ? 0 : 1,
  ...school.made,
  items: school.slots,
})
export const nextSound = () => {
  school.sounds += 1
  return `https://media.example/${school.sounds}.wav`
}

export function server(remaining = 12, session = teacher): FakeBridge {
  const fake = putBridge({ session })
  fake.answer('media.resolve', ({ files }) =>
    success({ addresses: files.map(file => `hanamaru://media/${file.length}`) }),
  )
  fake.api('get_remaining_times', () => success({ remaining_times: school.made === null ? remaining : remaining - 1 }))
  fake.api('get-tone-type-list', () =>
    success({
      items: [
        { tone_type: '1', tone_name: '女性' },
        { tone_type: '2', tone_name: '男性' },
      ],
      total: 2,
    }),
  )
  fake.api('start-create-resource', () => success({ guid: 'g-1', items: school.slots }))
  fake.api('recitation-details', () => success(details()))
  fake.api('text-to-speech', ({ id, content, tone_type, need_template }) => {
    const slot = defined(school.slots.find(one => one.id === id))
    Object.assign(slot, { content, tone_type, need_template, audio_file: nextSound(), status: 1 })
    return success(slot)
  })
  fake.api('change-resource-translate', ({ id, translate }) => {
    Object.assign(defined(school.slots.find(one => one.id === id)), { translate })
    return success({})
  })
  fake.api('upload-sound-file', ({ id }) => {
    const slot = defined(school.slots.find(one => one.id === id))
    Object.assign(slot, { audio_file: nextSound(), status: 1 })
    return success(slot)
  })
  fake.api('create-resource', ({ title }) => {
    school.made = { resource_id: 'rc-7', resource_title: title }
    return success({ ...school.made, remaining_times: remaining - 1 })
  })
  return fake
}

beforeEach(() => {
  school.slots = [
    ...['a', 'b', 'c', 'd', 'e'].map(id => emptyServerSlot(id, 'read_sentence')),
    emptyServerSlot('f', 'read_chapter'),
  ]
  school.made = null
  school.sounds = 0
})

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const english = () => screen.findByRole('textbox', { name: '英文' })
export const list = () => screen.getByRole('navigation', { name: '欄の一覧' })
export const slotButton = (name: string) => within(list()).getByRole('button', { name: new RegExp(`^${name}`) })
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
export const title = (value: string) => type('教材名', value)

export async function open(remaining?: number): Promise<FakeBridge> {
  const fake = server(remaining)
  renderScreen(<Recitation />)
  await english()
  await waitFor(() => expect(screen.getByRole('combobox', { name: '声' })).toHaveValue('1'))
  return fake
}

/** Types a sentence and makes its sound. */
export async function speak(content = 'I like tea.'): Promise<void> {
  type('英文', content)
  await userEvent.click(button('音声を作る'))
  await screen.findByRole('button', { name: '作り直す' })
}

/** The page with a sentence whose sound is made, and the panel of the teacher's own recording. */
export async function openOwn(): Promise<FakeBridge> {
  const fake = await open()
  title('茶')
  await speak()
  await userEvent.click(screen.getByRole('radio', { name: '自分の録音を使う' }))
  return fake
}

/** jsdom does not implement `arrayBuffer`. */
export const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'tea.wav', read = async () => bytes.slice().buffer) =>
  Object.defineProperty(new File([bytes], name, { type: 'audio/wav' }), 'arrayBuffer', { value: read })

export const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('音声ファイルを選ぶ', { selector: 'input' }), file, { applyAccept: false })
