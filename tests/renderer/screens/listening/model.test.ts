import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedBy, tidyCuts } from '../../../../renderer/audio/sound-cuts'
import type { TriageReason } from '../../../../renderer/audio/triage/index'
import type { Submission } from '../../../../renderer/features/homework/queue/submissions'
import { flagsOf, isMeasured, soundFacts, trackKey } from '../../../../renderer/screens/listening/model/flags'
import { filteredKeys } from '../../../../renderer/screens/listening/model/listening-filter'
import { markOf, withMark } from '../../../../renderer/screens/listening/model/marks'
import { ownMeans } from '../../../../renderer/screens/listening/model/own-mean'
import { clipsOf, joinParts, type Reading, type SoundTrack } from '../../../../renderer/screens/listening/model/reading'
import { redoGroups } from '../../../../renderer/screens/listening/model/redo'
import { evenly } from '../../../fixtures/evenly'

const item = (over: Partial<Submission> = {}): Submission => ({
  key: '11/1',
  homeworkId: '1',
  homeworkTitle: '音読の宿題',
  isFromHeadquarters: false,
  endTime: '2026-11-25 23:59:59',
  topicId: '11',
  topicTitle: '音読',
  studentId: '1',
  name: '阿部 陽菜',
  number: '1',
  team: '1年A組',
  submitTime: '2026-11-20 10:00:00',
  ...over,
})

const track = (no: number, over: Partial<SoundTrack> = {}): SoundTrack => ({
  key: `t${no}`,
  no,
  text: 'We swim.',
  outcome: {
    state: 'scored',
    scoring: 'spoken',
    scoreClass: 'good',
    isPartial: false,
    given: [],
    chosenIndexes: [],
    blanks: [],
    speech: {},
  },
  recording: `rec-${no}.wav`,
  model: undefined,
  passage: undefined,
  recordingAddress: `https://media.example/rec-${no}.wav`,
  modelAddress: null,
  ...over,
})

const reading = (tracks: SoundTrack[], over: Partial<Reading> = {}): Reading => ({
  item: item(),
  state: 'ready',
  tracks,
  ...over,
})

const noPeaks = { peaksOf: () => null, isFlagged: () => false, measuresOf: () => undefined }
const missing = { recording: undefined, recordingAddress: null }

const passage = (...wrong: string[]) => {
  const words = ['We', 'swim'].map((text, at) => ({
    key: text,
    text,
    from: at * 3,
    to: at * 3 + text.length,
    students: { wrong: wrong.includes(text) ? ['1'] : [], leaked: [], repeated: [] },
    count: 0,
    isUnsure: false,
  }))
  return { key: 'p', no: 1, text: 'We swim.', words, readings: [], unnamed: { leaked: 0, repeated: 0 } }
}

describe('the clips of a reading', () => {
  it('are its recorded sentences in order, without those that are missing or refused', () => {
    const all = reading([track(1), track(2, missing), track(3, { recordingAddress: null }), track(4)])
    expect(clipsOf(all, 'all', noPeaks)).toEqual([
      { address: 'https://media.example/rec-1.wav', track: 0 },
      { address: 'https://media.example/rec-4.wav', track: 3 },
    ])
  })

  it('are not known while a paper, an address or what is needed to find words is loaded', () => {
    expect(clipsOf(reading([], { state: 'loading' }), 'all', noPeaks)).toBeUndefined()
    expect(clipsOf(reading([track(1, { recordingAddress: undefined })]), 'all', noPeaks)).toBeUndefined()
    const words = reading([track(1, { passage: passage('swim') })])
    expect(clipsOf(words, 'words', { ...noPeaks, peaksOf: () => undefined })).toBeUndefined()
    expect(clipsOf(words, 'all', { ...noPeaks, peaksOf: () => undefined })).toHaveLength(1)
  })

  it('are only the sentences that need ears, or all if none does', () => {
    const two = reading([track(1), track(2)])
    const flagged = { ...noPeaks, isFlagged: ({ no }: SoundTrack) => no === 2 }
    expect(clipsOf(two, 'flagged', flagged)?.map(clip => clip.track)).toEqual([1])
    expect(clipsOf(two, 'flagged', noPeaks)?.map(clip => clip.track)).toEqual([0, 1])
  })

  it('are only the misread words, each with 0.3 seconds around it', () => {
    const words = reading([track(1), track(2, { passage: passage('swim') })])
    expect(clipsOf(words, 'words', noPeaks)).toEqual([
      { address: 'https://media.example/rec-2.wav', track: 1, part: { from: 2 / 6, to: 1, margin: 0.3 } },
    ])
  })
})

const measures = {
  seconds: 10,
  spoken: { from: 1, to: 9 },
  speechSeconds: 3,
  soundSeconds: 3,
  voicedSeconds: 2,
  loudness: -20,
  noiseFloor: -70,
  voiceAboveNoise: 40,
  silenceShare: 0.7,
  clippingShare: 0,
  bandwidth: 7000,
  speechShare: 1,
  pauses: [
    { from: 0, to: 1 },
    { from: 2, to: 7 },
    { from: 9, to: 10 },
  ],
  silences: [],
}

describe('the misread words of a measured sound', () => {
  it('are found by its pauses, also before the waveform is known', () => {
    const words = reading([track(1, { passage: passage('swim') })])
    const measured = { ...noPeaks, peaksOf: () => undefined, measuresOf: () => measures }
    expect(clipsOf(words, 'words', measured)).toEqual([
      { address: 'https://media.example/rec-1.wav', track: 0, part: { from: 0.7, to: 0.9, margin: 0.3 } },
    ])
  })

  it('are found by the waveform if it has no speech', () => {
    const words = reading([track(1, { passage: passage('swim') })])
    const silent = { ...noPeaks, measuresOf: () => ({ ...measures, spoken: null }) }
    expect(clipsOf(words, 'words', silent)).toEqual([
      { address: 'https://media.example/rec-1.wav', track: 0, part: { from: 2 / 6, to: 1, margin: 0.3 } },
    ])
  })
})

describe('the parts of neighbouring words', () => {
  it('are one part if their margins would overlap', () => {
    const parts = [
      { from: 0.5, to: 0.6 },
      { from: 0.1, to: 0.2 },
      { from: 0.25, to: 0.3 },
    ]
    expect(joinParts(parts, 10)).toEqual([
      { from: 0.1, to: 0.3 },
      { from: 0.5, to: 0.6 },
    ])
  })

  it('cover every word once, in order', () => {
    const share = evenly(0, 1)
    const part = fc.tuple(share, share).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), evenly(0.1, 90), (parts, seconds) => {
        const joined = joinParts(parts, seconds)
        for (const { from, to } of parts)
          expect(joined.filter(each => each.from <= from && each.to >= to)).toHaveLength(1)
        for (const [at, { from }] of joined.entries())
          if (at > 0) expect((from - (joined[at - 1]?.to ?? 0)) * seconds).toBeGreaterThan(0.6)
      }),
    )
  })
})

describe('the sound of a reading', () => {
  const measured = (entries: [string, number, number][]) =>
    new Map(
      entries.map(([key, seconds, silenceShare]) => [
        trackKey('11/1', key),
        { measures: { ...measures, seconds, silenceShare }, reasons: [] },
      ]),
    )

  it('is the length of all its recordings, and their share without speech', () => {
    const two = reading([track(1), track(2)])
    expect(
      soundFacts(
        two,
        measured([
          ['t1', 10, 0.5],
          ['t2', 30, 0.1],
        ]),
      ),
    ).toEqual({ seconds: 40, silence: 0.2 })
    expect(soundFacts(two, measured([['t2', 30, 0.1]]))).toEqual({ seconds: 30, silence: 0.1 })
  })

  it('is not known before one is measured, nor if none can be read', () => {
    expect(soundFacts(reading([track(1)]), new Map())).toBeNull()
    const unread = new Map([[trackKey('11/1', 't1'), { measures: null, reasons: [] }]])
    expect(soundFacts(reading([track(1)]), unread)).toBeNull()
  })
})

describe('the flags of a reading', () => {
  const results = (...reasons: [string, TriageReason[]][]) =>
    new Map(reasons.map(([key, own]) => [trackKey('11/1', key), { measures: null, reasons: own }]))
  const quiet: TriageReason = { code: 'too-quiet', figure: -41, compared: null }
  const empty: TriageReason = { code: 'empty', figure: 3, compared: null }

  it('name the sentence, with how many have the same reason, the most severe first', () => {
    const found = flagsOf(
      reading([track(1), track(2), track(3)]),
      results(['t1', [quiet]], ['t2', [empty]], ['t3', [quiet]]),
    )
    expect(found.map(({ words }) => words)).toEqual([
      '2文目：声が入っていません（3.0秒）',
      '1文目ほか1文：声がとても小さい（−41 dB）',
    ])
    expect(found.map(({ isEmpty }) => isEmpty)).toEqual([true, false])
  })

  it('say that a paper could not be read, and never that it is empty', () => {
    const unread = flagsOf({ ...reading([]), state: 'gone' }, new Map())
    expect(unread.map(({ words, isEmpty }) => [words, isEmpty])).toEqual([['答案を読み込めません', false]])
  })

  it('say which students the teacher may ask again: without a voice, or without a recording', () => {
    const one = flagsOf(reading([track(1)]), results(['t1', [empty]]))
    expect(one.map(({ words, isEmpty }) => [words, isEmpty])).toEqual([['声が入っていません（3.0秒）', true]])
    const none = flagsOf(reading([track(1, missing), track(2, missing)]), new Map())
    expect(none.map(({ words, isEmpty }) => [words, isEmpty])).toEqual([['録音がありません', true]])
  })

  it('do not ask for an unclear recording again, and offer to read again what could not be read', () => {
    const unclear: TriageReason = { code: 'unclear', figure: 3, compared: null }
    const unreadable: TriageReason = { code: 'unreadable', figure: null, compared: null }
    expect(flagsOf(reading([track(1)]), results(['t1', [unclear]]))).toEqual([
      { rank: 3, words: '声がはっきりしません（音は3.0秒）', isEmpty: false },
    ])
    expect(flagsOf(reading([track(1)]), results(['t1', [unreadable]]))).toEqual([
      { rank: 0, words: '読み込めません', isEmpty: false, isUnreadable: true },
    ])
  })

  it('count the sentences without a recording', () => {
    const found = flagsOf(reading([track(1), track(2, missing)]), results(['t1', []]))
    expect(found.map(({ words }) => words)).toEqual(['録音のない文があります（2文のうち1文）'])
  })

  it('compare the score of the whole reading with the own mean', () => {
    const low = reading([track(1), track(2)], { item: item({ score: 20 }) })
    const found = flagsOf(low, results(['t1', []], ['t2', []]), 85)
    expect(found.map(({ words }) => words)).toEqual(['いつもの点と離れています（20点、平均 85点）'])
    expect(flagsOf(low, results(['t1', []], ['t2', []]), null)).toEqual([])
  })

  it('are complete when every recording is measured', () => {
    const two = reading([track(1), track(2)])
    expect(isMeasured(two, results(['t1', []]))).toBe(false)
    expect(isMeasured(two, results(['t1', []], ['t2', []]))).toBe(true)
  })
})

describe('the filters of the queue', () => {
  const flag = (rank: number) => ({ rank, words: '', isEmpty: false })
  const candidates = [
    { key: 'a', flags: [], hasWords: true },
    { key: 'b', flags: [flag(5)], hasWords: false },
    { key: 'c', flags: [flag(1), flag(6)], hasWords: true },
    { key: 'd', flags: [flag(5)], hasWords: false },
  ]

  it('are all, the flagged by severity, and those with misread words', () => {
    expect(filteredKeys('all', candidates)).toEqual(['a', 'b', 'c', 'd'])
    expect(filteredKeys('flagged', candidates)).toEqual(['c', 'b', 'd'])
    expect(filteredKeys('words', candidates)).toEqual(['a', 'c'])
  })
})

describe('the marks', () => {
  it('belong to a submission, and not to a later one of the same student', () => {
    const marks = withMark({}, item(), 2, 100)
    expect(markOf(marks, item())).toBe(2)
    expect(markOf(marks, item({ submitTime: '2026-11-21 10:00:00' }))).toBeNull()
    expect(markOf(marks, item({ key: '11/2' }))).toBeNull()
  })

  it('are removed, and with the last one the homework', () => {
    const both = withMark(withMark({}, item(), 2, 100), item({ key: '11/2' }), 1, 101)
    const one = withMark(both, item(), null, 102)
    expect(markOf(one, item({ key: '11/2' }))).toBe(1)
    expect(withMark(one, item({ key: '11/2' }), null, 103)).toEqual({})
  })

  it('are kept of the sixty homeworks that were marked last', () => {
    let marks = {}
    for (let at = 1; at <= 61; at += 1) marks = withMark(marks, item({ homeworkId: String(at) }), 1, at)
    expect(Object.keys(marks)).toHaveLength(60)
    expect(markOf(marks, item({ homeworkId: '1' }))).toBeNull()
    expect(markOf(marks, item({ homeworkId: '61' }))).toBe(1)
  })
})

describe('whom the teacher asks again', () => {
  it('are the students of each homework, each once', () => {
    const second = item({ key: '12/1', topicId: '12' })
    const other = item({ key: '21/2', homeworkId: '2', homeworkTitle: '別の宿題', studentId: '2', name: '石井 蓮' })
    expect(redoGroups([item(), second, other]).map(({ items: _, ...group }) => group)).toEqual([
      { homeworkId: '1', homeworkTitle: '音読の宿題', students: [{ id: '1', name: '阿部 陽菜' }] },
      { homeworkId: '2', homeworkTitle: '別の宿題', students: [{ id: '2', name: '石井 蓮' }] },
    ])
  })
})

describe('moving in what is heard', () => {
  const cuts = [{ from: 4, to: 10 }]

  it('goes over a cut in both directions', () => {
    expect(movedBy(cuts, 11, -3, 20)).toBe(2)
    expect(movedBy(cuts, 3, 3, 20)).toBe(12)
    expect(movedBy(cuts, 15, -3, 20)).toBe(12)
    expect(movedBy(cuts, 1, 2, 20)).toBe(3)
  })

  it('stays in the sound', () => {
    expect(movedBy(cuts, 1, -3, 20)).toBe(0)
    expect(movedBy(cuts, 19, 3, 20)).toBe(20)
  })

  it('moves by what is heard, wherever the cuts are', () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 5 }))
      .map(([from, length]) => ({ from, to: from + length }))
    fc.assert(
      fc.property(fc.array(range, { maxLength: 6 }), fc.integer({ min: 0, max: 60 }), (ranges, time) => {
        const tidy = tidyCuts(ranges)
        fc.pre(tidy.every(({ from, to }) => time <= from || time >= to))
        const to = movedBy(tidy, time, 3, 60)
        const heard =
          to - time - tidy.reduce((sum, cut) => sum + Math.max(0, Math.min(cut.to, to) - Math.max(cut.from, time)), 0)
        expect(to).toBeGreaterThanOrEqual(time)
        if (to < 60) expect(heard).toBeCloseTo(3)
        else expect(heard).toBeLessThanOrEqual(3)
      }),
    )
  })
})

describe("the mean of a student's other readings", () => {
  const of = (topic: string, score: number | undefined, studentId = '1') =>
    item({ key: `${topic}/${studentId}`, studentId, ...(score === undefined ? {} : { score }) })
  const all = [of('1', 90), of('2', 60), of('3', 70), of('4', 80), of('5', undefined), of('1', 10, '2')]

  it('leaves out the reading itself, readings without a score, and other students', () => {
    expect(ownMeans(all)(of('1', 90))).toBe(70)
    expect(ownMeans(all)(of('5', undefined))).toBe(75)
  })

  it('counts a reading once that is known twice, by its latest score', () => {
    expect(ownMeans([...all, of('4', 50)])(of('1', 90))).toBe(60)
  })

  it('is none of fewer than three', () => {
    expect(ownMeans(all.slice(0, 3))(of('1', 90))).toBeNull()
    expect(ownMeans(all)(of('1', 10, '2'))).toBeNull()
    expect(ownMeans(all)(of('1', 10, '3'))).toBeNull()
  })
})
