/** The rules of the slots of a recitation: states, faults, and what the server's answers change. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyRecitation,
  emptySlot,
  parseRecitation,
  parseStartedRecitation,
  type RecitationDraft,
  type SlotDraft,
} from '../../../../renderer/features/recitation/recitation-draft'
import {
  createRequest,
  viewKeyOf,
  withDetails,
  withoutServer,
  withServerIds,
  withVoice,
} from '../../../../renderer/screens/recitation/server-slots'
import { slotName } from '../../../../renderer/screens/recitation/slot-name'
import {
  clearedSlot,
  contentFaultOf,
  findFaults,
  firstFaultySlot,
  soundStateOf,
} from '../../../../renderer/screens/recitation/slot-rules'
import { text } from '../../../../renderer/screens/recitation/text'
import { defined } from '../../../fixtures/defined'

const voice = { by: 'voice', content: 'I like tea.', tone: '2', template: 1, file: 'https://m/a.wav' } as const
const slot = (over: Partial<SlotDraft> = {}): SlotDraft => ({ ...emptySlot('read_sentence'), ...over })
const spoken = (over: Partial<SlotDraft> = {}) => slot({ id: 's-1', content: 'I like tea.', made: voice, ...over })
const draftWith = (first: SlotDraft, over: Partial<RecitationDraft> = {}): RecitationDraft => {
  const empty = emptyRecitation()
  return { ...empty, guid: 'g', title: '一日', slots: [first, ...empty.slots.slice(1)], ...over }
}
const serverSlot = (over: object = {}) => ({
  id: 's-1',
  guid: 'g',
  category: 'read_sentence',
  content: 'I like tea.',
  tone_type: '2',
  need_template: 1 as const,
  translate: '',
  audio_file: 'https://m/a.wav',
  status: 1,
  ...over,
})
const details = (...items: ReturnType<typeof serverSlot>[]) => ({
  guid: 'g',
  status: 0,
  resource_id: undefined,
  resource_title: undefined,
  items,
})

describe('the slots', () => {
  it('are five sentences and one chapter', () => {
    const { slots } = emptyRecitation()
    expect(slots.map((_, at) => slotName(slots, at))).toEqual(['文1', '文2', '文3', '文4', '文5', '文章'])
  })

  it.each<[string, Partial<SlotDraft>]>([
    ['empty', { content: '  ' }],
    ['none', { made: null }],
    ['voice', {}],
    ['voice', { content: ' I　like tea. ' }],
    ['voice', { tone: '2' }],
    ['stale', { content: 'I like green tea.' }],
    ['stale', { tone: '1' }],
    ['stale', { template: 0 }],
    ['own', { made: { ...voice, by: 'own' }, tone: '1', template: 0 }],
    ['ownStale', { made: { ...voice, by: 'own' }, content: 'Tea!' }],
  ])('have the state %s with %j', (state, over) => {
    expect(soundStateOf(spoken(over))).toBe(state)
  })

  it('have the faults of their English', () => {
    const faults = ['', 'Tea.', 'お茶', 'Tea 🍵', 'a'.repeat(200), 'a'.repeat(201)]
    expect(faults.map(content => contentFaultOf(slot({ content })))).toEqual([
      null,
      null,
      'language',
      'emoji',
      null,
      'long',
    ])
    expect(contentFaultOf(slot({ translate: 'お茶' }))).toBe('onlyTranslation')
  })
})

describe('the faults of a recitation', () => {
  it('are none if a title and one slot are complete', () => {
    expect(findFaults(draftWith(spoken()), text.faults)).toEqual({})
  })

  it('name the field and the place', () => {
    const faults = findFaults(draftWith(spoken({ content: 'Tea!', translate: '茶🍵' }), { title: ' ' }), text.faults)
    expect(Object.keys(faults).sort()).toEqual(['sound-0', 'title', 'translate-0'])
    expect(findFaults(draftWith(slot(), { current: 3 }), text.faults)).toEqual({
      'content-3': '英文を1つ以上入力してください。',
    })
  })

  it('lead to their slot, but not away from one that is shown', () => {
    expect(firstFaultySlot({ 'sound-4': 'x', 'content-2': 'x' }, 0)).toBe(2)
    expect(firstFaultySlot({ 'sound-4': 'x', 'content-2': 'x' }, 4)).toBe(4)
    expect(firstFaultySlot({ title: 'x' }, 3)).toBe(3)
  })
})

describe('the answers of the server', () => {
  it('give the ids of a category in their order', () => {
    const items = [serverSlot({ id: 'c', category: 'read_chapter' }), ...['a', 'b'].map(id => serverSlot({ id }))]
    const ids = withServerIds(emptyRecitation().slots, items).map(({ id }) => id)
    expect(ids).toEqual(['a', 'b', '', '', '', 'c'])
  })

  it('propose a translation, which never replaces the teacher’s own', () => {
    const sent = {
      guid: 'g',
      tone_type: '2',
      content: 'I like tea.',
      category: 'read_sentence' as const,
      need_template: 1 as const,
    }
    const answer = serverSlot({ translate: 'お茶が好きです。' })
    expect(withVoice(slot(), sent, answer)).toMatchObject({ id: 's-1', translate: 'お茶が好きです。', made: voice })
    const own = withVoice(slot({ translate: '茶', translated: true }), sent, answer)
    expect(own).toMatchObject({ translate: '茶', sentTranslate: 'お茶が好きです。' })
  })

  it('are taken over after a restart: addresses, sounds that arrived, and sounds that are gone', () => {
    const takenOver = (first: SlotDraft, ...items: ReturnType<typeof serverSlot>[]) =>
      defined(withDetails(draftWith(first), details(...items)).slots[0])
    const moved = serverSlot({ audio_file: 'http://127.0.0.1:9/media/a.wav?x=1' })
    expect(takenOver(spoken(), moved).made).toEqual({ ...voice, file: moved.audio_file })
    expect(takenOver(spoken({ made: null }), serverSlot()).made).toEqual(voice)
    expect(takenOver(spoken(), serverSlot({ audio_file: 'https://m/b.wav' })).made).toMatchObject({ by: 'own' })
    const remade = (over: object) =>
      takenOver(spoken(), serverSlot({ audio_file: 'https://m/b.wav', ...over })).made?.by
    expect([{ tone_type: '1' }, { need_template: 0 }, { content: 'Tea!' }].map(remade)).toEqual([
      'voice',
      'voice',
      'voice',
    ])
    // A recording is a model, though the voice before was none. A voice is one only if the teacher has chosen that.
    const quiet = (template: 0 | 1) => spoken({ template, made: { ...voice, template: 0 } })
    const model = serverSlot({ audio_file: 'https://m/b.wav' })
    expect([takenOver(quiet(0), model).made?.by, takenOver(quiet(1), model).made?.by]).toEqual(['own', 'voice'])
    expect(takenOver(spoken(), serverSlot({ audio_file: '' })).made).toBeNull()
    expect(takenOver(spoken()).made).toBeNull()
  })

  it('that there is nothing leave the texts', () => {
    const { guid, slots } = withoutServer(draftWith(spoken({ translate: '茶' })))
    expect([guid, slots[0]]).toEqual(['', slot({ content: 'I like tea.', translate: '茶' })])
  })
})

describe('the request', () => {
  it('has plain texts, and an empty text for a slot that was emptied', () => {
    const base = draftWith(spoken({ content: ' Ｉ like “tea”. ', translate: ' 茶 ' }), { title: ' 一日 ' })
    const emptied = clearedSlot(spoken({ id: 's-2', translate: '古い訳' }))
    expect(createRequest({ ...base, slots: [...base.slots.slice(0, 1), emptied] })).toEqual({
      guid: 'g',
      title: '一日',
      items: [
        { id: 's-1', content: 'I like "tea".', translate: '茶' },
        { id: 's-2', content: '', translate: '' },
      ],
    })
  })

  it('becomes a reading of a chapter if the chapter is filled', () => {
    expect(viewKeyOf([spoken()])).toBe('recitation-sentence-reading')
    expect(viewKeyOf([spoken(), { ...spoken(), category: 'read_chapter' }])).toBe('recitation-reading')
  })
})

describe('the draft', () => {
  it('is read as it was stored, and refused in another shape', () => {
    const stored = draftWith(spoken({ translate: '茶' }), { current: 4 })
    expect(parseRecitation(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
    expect(parseRecitation({ ...stored, current: 40 })?.current).toBe(5)
    for (const other of [null, {}, { ...stored, slots: stored.slots.slice(1) }, { ...stored, title: 1 }])
      expect(parseRecitation(other)).toBeNull()
  })

  it('counts as begun with a text that is no resource yet', () => {
    expect(parseStartedRecitation(emptyRecitation())).toBeNull()
    expect(parseStartedRecitation(draftWith(spoken()))).not.toBeNull()
    const created = { id: 'rc-1', title: '一日', view_key: 'recitation-reading' }
    expect(parseStartedRecitation(draftWith(spoken(), { created }))).toBeNull()
  })

  it('never has a sound for another text, whatever is typed after it', () => {
    fc.assert(
      fc.property(fc.string(), typed => {
        const state = soundStateOf(spoken({ content: typed }))
        if (state === 'voice') expect(typed.normalize('NFKC').replace(/\s+/g, ' ').trim()).toBe('I like tea.')
        else expect(['empty', 'stale']).toContain(state)
      }),
    )
  })
})
