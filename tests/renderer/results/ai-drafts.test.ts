import { describe, expect, it } from 'vitest'
import { aiDrafts, draftAt } from '../../../renderer/results/content/ai-drafts'
import { modelSentence } from '../../../renderer/results/content/model-sentence'
import { sentencesAt } from '../../../renderer/results/content/sentences'

const text = 'I goed to the sea and eated fish. It was fun.\r\nIt was fun. 私は𠮷田さんが好きです。'

const spanOf = (words: string, from = 0) => {
  const start = text.indexOf(words, from)
  return { start, end: start + words.length }
}

const sentence = (original_sentence: string, ...errors: [string, string][]) => ({
  original_sentence,
  error_list: errors.map(([error_type, mistake_hint]) => ({ error_type, mistake_hint })),
})

const first = 'I goed to the sea and eated fish.'
const reds = [spanOf('goed'), spanOf('eated')]

describe('drafts of comments from what the AI found', () => {
  it('gives each marked span its error, in order', () => {
    const drafts = aiDrafts(text, reds, [], [sentence(first, ['語形', 'went です'], ['語形', 'ate です'])])
    expect(draftAt(drafts, text, spanOf('eated'))).toEqual({ ...spanOf('eated'), words: '語形：ate です' })
    expect(draftAt(drafts, text, { start: 3, end: 3 })?.words).toBe('語形：went です')
  })

  it('finds the span in the hint, and gives the sentence the other errors', () => {
    const drafts = aiDrafts(text, reds, [], [sentence(first, ['', 'eated → ate'], ['構文', '長い'], ['', '短く'])])
    expect(draftAt(drafts, text, spanOf('eated'))?.words).toBe('eated → ate')
    expect(draftAt(drafts, text, spanOf('sea'))).toEqual({ ...spanOf(first), words: '構文：長い\n短く' })
  })

  it('places a sentence that occurs twice at its own place', () => {
    const again = sentence('It was fun.', ['くり返し', '前と同じ'])
    const drafts = aiDrafts(text, [], [], [sentence('It was fun.'), again])
    expect(drafts).toEqual([{ ...spanOf('It was fun.', 50 - 4), words: 'くり返し：前と同じ' }])
  })

  it('uses the comment at the mark, the shortest first', () => {
    const comment = (words: string, said: string, no: number) => ({
      no,
      level: 'bad' as const,
      words,
      comment: said,
      span: spanOf(words),
    })
    const drafts = aiDrafts(text, [], [comment(first, '長い', 1), comment('goed', 'went です', 2)])
    expect(draftAt(drafts, text, { start: 4, end: 4 })?.words).toBe('went です')
    expect(draftAt(drafts, text, spanOf(first))?.words).toBe('長い')
    expect(draftAt(drafts, text, spanOf('sea'))?.words).toBe('長い')
  })

  it('goes to the next error of the same sentence, and to none of another', () => {
    const drafts = aiDrafts(text, reds, [], [sentence(first, ['', 'went'], ['', 'ate'])])
    expect(draftAt(drafts, text, spanOf('sea'))?.words).toBe('ate')
    expect(draftAt(drafts, text, spanOf('fish'))?.words).toBe('ate')
    expect(draftAt(drafts, text, spanOf('fun'))).toBeUndefined()
  })

  it('leaves out what the text does not contain', () => {
    expect(
      aiDrafts(text, [], [], [sentence('We go.', ['', 'x']), sentence('', ['', 'y']), sentence(first, ['', ' '])]),
    ).toEqual([])
  })
})

describe('the sentence of the sample answers', () => {
  const samples = ['I went to the sea. The sky was blue.', '私は海が好きです。空は青いです。']

  it('is the one that shares most words', () => {
    expect(modelSentence(samples, 'I goed to the sea.')).toBe('I went to the sea.')
    expect(modelSentence(samples, 'sky is blue')).toBe('The sky was blue.')
    expect(modelSentence(samples, '私は𠮷田さんが好きです。')).toBe('私は海が好きです。')
  })

  it('is none without a common word', () => {
    expect(modelSentence(samples, 'Fish swim.')).toBeNull()
    expect(modelSentence([], 'I go.')).toBeNull()
  })
})

describe('the sentences at a range', () => {
  const words = (start: number, end: number) =>
    sentencesAt(text, { start, end }).map(each => text.slice(each.start, each.end))

  it('are those that it touches, and at a caret the one after it', () => {
    expect(words(2, 6)).toEqual([first])
    expect(words(30, 36)).toEqual([first, 'It was fun.'])
    expect(words(first.length, first.length)).toEqual(['It was fun.'])
    expect(words(text.length, text.length)).toEqual(['私は𠮷田さんが好きです。'])
    expect(sentencesAt(' \n', { start: 0, end: 0 })).toEqual([])
  })
})
