/** The paper that shows a teacher her own reading as a student would see it. */
import { describe, expect, it } from 'vitest'
import { emptySlot } from '../../../../renderer/features/recitation/recitation-draft'
import { evaluatedHtml, tryPaper } from '../../../../renderer/screens/recitation/try-paper'

const word = (text: string, score: number | null, isRead: boolean | null = true) => ({ word: text, score, isRead })

describe('the words of a reading', () => {
  it('are coloured in the order of the text, each occurrence for itself', () => {
    const words = [word('The', 95), word('cat', 70), word('and', 50), word('the', 20), word('dog', 90, false)]
    expect(evaluatedHtml('The cat and the dog.', words)).toBe(
      '<span class="good">The</span> <span class="middle">cat</span> <span class="bad">and</span> ' +
        '<span class="bad">the</span> <span class="bad">dog</span>.',
    )
  })

  it('without a score are good if they were read, and have no colour if nothing is known', () => {
    const words = [word('I', null), word('go', null, null), word('home', null, false)]
    expect(evaluatedHtml('I go home', words)).toBe('<span class="good">I</span> go <span class="bad">home</span>')
  })

  it('that are not in the text colour nothing, and signs are escaped', () => {
    expect(evaluatedHtml('Tom & <b>Ken</b>', [word('Zoe', 90), word('Ken', 90)])).toBe(
      'Tom &amp; &lt;b&gt;<span class="good">Ken</span>&lt;/b&gt;',
    )
  })
})

describe('the paper', () => {
  const slot = { ...emptySlot('read_chapter'), content: 'I go.', translate: '行く。' }
  const result = { answer: { total_score: 82, fluency_score: 70 }, words: [word('I', 90)], note: '' }

  it('has the text, the translation, the scores and the colours', () => {
    const { resource, content, answers } = tryPaper(slot, result)
    expect(resource.view_key).toBe('recitation-reading')
    expect(content).toMatchObject({ items: [{ item: { content: 'I go.', screen_jp: '行く。' } }] })
    expect(answers).toEqual([
      { index: '1', score: 82, total_score: 82, fluency_score: 70, evaluate_html: '<span class="good">I</span> go.' },
    ])
  })

  it('keeps the colours and the score of the server', () => {
    const answer = { score: 60, total_score: 82, evaluate_html: '<b>I</b> go.' }
    expect(tryPaper(slot, { ...result, answer }).answers[0]).toMatchObject({ score: 60, evaluate_html: '<b>I</b> go.' })
  })

  it('has the sound that students hear, only with need_template 1', () => {
    const made = { by: 'voice', content: 'I go.', tone: '1', template: 1, file: 'https://m/a.wav' } as const
    const soundOf = (template: 0 | 1) => JSON.stringify(tryPaper({ ...slot, made, template }, result).content)
    expect([soundOf(1).includes('a.wav'), soundOf(0).includes('a.wav')]).toEqual([true, false])
  })
})
