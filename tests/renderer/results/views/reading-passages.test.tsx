import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ResultView } from '../../../../renderer/results/index'
import { defined } from '../../../fixtures/defined'
import { paperOf, paperWithItems, readPaper } from '../../../fixtures/papers'
import { renderWithProviders, showPaper, showResource, useFakeBridge } from '../render-view'
import { item, textsOf } from '../screen-queries'

beforeEach(() => useFakeBridge())

const overall = () => screen.getByRole('meter', { name: '総合点' })

describe('the overall bar', () => {
  it('shows the server’s total out of its full score, as number, letter and length', () => {
    const paper = paperOf('shadow-reading')
    showPaper({ ...paper, resource: { ...paper.resource, total_score: 42, full_score: 50 } })
    expect(overall()).toHaveAttribute('aria-valuetext', '42点 A')
    expect(overall()).toHaveValue(42)
    expect(overall()).toHaveAttribute('max', '50')
    expect(screen.getByText('/50点')).toBeVisible()
    expect(document.querySelector('.fill')).toHaveStyle({ width: '84%' })
  })

  it('shows the average of the scored items if the server gives no total; 0 counts, a missing score does not', () => {
    showPaper(paperOf('shadow-reading'))
    expect(overall()).toHaveAttribute('aria-valuetext', '44点 C')
  })

  it('distinguishes a score of 0 from no score', () => {
    const items = [{ index: 1, screen_text: 'One.' }]
    const { unmount } = showPaper(paperWithItems('shadow-reading', items, [{ question_id: 1, score: 0 }]))
    expect(overall()).toHaveAttribute('aria-valuetext', '0点 C')
    expect(screen.queryByText('未回答')).toBeNull()
    unmount()
    showPaper(paperWithItems('shadow-reading', items, [{ question_id: 1, score: null }]))
    expect(screen.queryByRole('meter')).toBeNull()
    // in the bar, and at the item
    expect(screen.getAllByText('未回答')).toHaveLength(2)
  })

  it('never exceeds its track', () => {
    const paper = paperOf('shadow-reading')
    showPaper({ ...paper, resource: { ...paper.resource, total_score: 120 } })
    expect(document.querySelector('.fill')).toHaveStyle({ width: '100%' })
  })

  it('is not shown for a resource without answers', () => {
    const { unmount } = showPaper(paperOf('shadow-reading'))
    expect(screen.getByRole('meter')).toBeVisible()
    unmount()
    showResource(paperOf('shadow-reading'))
    expect(item('No.1').getByText('The train is late.')).toBeVisible()
    expect(screen.queryByRole('meter')).toBeNull()
  })
})

describe('text-reading', () => {
  const asides = (name: string) =>
    textsOf(
      item(name)
        .queryAllByText(/^（.+）$/)
        .flatMap(one => one.parentElement ?? []),
    )

  it('marks misread, omitted and repeated words not only by colour, and lists them', () => {
    showPaper(paperOf('text-reading'))
    expect(asides('No.1')).toEqual([
      'We（くり返し）',
      'went（くり返し）',
      'the（読みもれ）',
      'river（読み誤り）',
      'The（読みもれ）',
      'cold（読み誤り）',
    ])
    for (const text of ['読み誤り', 'くり返し 2回', '読みもれ 1回', '読む速さ 92語/分'])
      expect(item('No.1').getByText(new RegExp(`^${text}`))).toBeVisible()
    expect(item('No.1').getByText('river, cold')).toBeVisible()
  })

  it('shows the text if the evaluation contains no word', () => {
    showPaper(paperOf('text-reading'))
    expect(item('No.2').getByText(/He used to swim there\./)).toBeVisible()
    expect(item('No.2').getByText('不正解')).toBeVisible()
  })

  it('shortens a long list of misread words to a count', () => {
    const errorwords = Array.from({ length: 12 }, (_, at) => `word${at}`)
    const answers = [
      { question_id: 1, score: 30, study_report: { errorwords } },
      { question_id: 2, score: 30, study_report: { errorwords: errorwords.slice(0, 8) } },
    ]
    const items = [
      { index: 1, screen_text: 'One.' },
      { index: 2, screen_text: 'Two.' },
    ]
    showPaper(paperWithItems('text-reading', items, answers))
    expect(item('No.1').getByText('word0, word1, word2, word3, word4, word5, word6, word7')).toBeVisible()
    expect(item('No.1').getByText('ほか4語')).toBeVisible()
    expect(item('No.2').getByText('word0, word1, word2, word3, word4, word5, word6, word7')).toBeVisible()
    expect(item('No.2').queryByText(/^ほか/)).toBeNull()
  })

  it('uses a full text without items as the only item', () => {
    const content = { full_text: { screen_en_text: 'Hi, Emma.', audio_file: 'all.wav' } }
    showPaper(readPaper('text-reading', { content, answers: [{ question_id: 1, score: 70 }] }))
    expect(item('No.1').getByText('Hi, Emma.')).toBeVisible()
    expect(item('No.1').getByText('70')).toBeVisible()
    expect(screen.queryByRole('region', { name: '課題の本文' })).toBeNull()
  })
})

describe('shadow-reading', () => {
  it('shows the model beside the student’s text', () => {
    showPaper(paperOf('shadow-reading'))
    const first = item('No.1')
    expect(first.getByText('お手本')).toBeVisible()
    expect(first.getByText('The train is late.')).toBeVisible()
    expect(first.getByText('生徒の音読')).toBeVisible()
    expect(first.getByText('The train is')).toHaveClass('good')
    expect(first.getByText('late.')).toHaveClass('wrong')
  })

  it('shows unknown tags and classes as plain text', () => {
    showPaper(paperOf('shadow-reading'))
    const read = item('No.2').getByRole('heading', { name: '生徒の音読' }).nextElementSibling
    expect(read).toHaveTextContent('Please wait here.')
    expect(defined(read).querySelector('[class*="glow"], blink')).toBeNull()
  })

  it('shows only the model if nothing was spoken', () => {
    showPaper(paperOf('shadow-reading'))
    expect(item('No.3').getByText('Thank you.')).toBeVisible()
    expect(item('No.3').queryByText('お手本')).toBeNull()
  })

  it('labels the reading as the student’s own in the student’s view', () => {
    renderWithProviders(<ResultView paper={paperOf('shadow-reading')} viewer="student" showAnswers />)
    expect(item('No.1').getByText('あなたの音読')).toBeVisible()
  })
})

describe('picture-reading', () => {
  it('shows the picture with its text, or a message in its place', async () => {
    showPaper(paperOf('picture-reading'))
    expect(await item('No.1').findByRole('img', { name: 'これは公園です。の画像' })).toBeVisible()
    expect(item('No.1').getByText('This is the park.')).toBeVisible()
    expect(item('No.2').getByText('画像を表示できません')).toBeVisible()
    expect(item('No.2').getByText('I wait for the bus.')).toBeVisible()
  })
})

describe('narration', () => {
  it('shows the question, the given beginning, the story and the sample answer', async () => {
    showPaper(paperOf('narration'))
    const first = item('No.1')
    for (const text of ['1枚めの絵を説明してください。', 'One day,', 'Mio found a key.', 'Mio picked up an old key.'])
      expect(first.getByText(text)).toBeVisible()
    expect(await first.findByRole('img')).toBeVisible()
  })

  it('shows the transcript of a story in the student’s own words', () => {
    showPaper(paperOf('narration'))
    expect(item('No.2').getByText('She goed by bus.').parentElement).toHaveTextContent('生徒の答え She goed by bus.')
    expect(item('No.3').getByText('She went home.')).toBeVisible()
  })
})

describe('a story told in other words', () => {
  const story = (evaluate_html: string) =>
    showPaper(
      paperWithItems(
        'narration',
        [{ index: 1, content_en: 'Mio found a key.' }],
        [{ question_id: 1, score: 70, evaluate_html }],
      ),
    )

  it('keeps the model story visible', () => {
    story('<b>She</b> picked up a key.')
    expect(item('No.1').getByText('お手本').parentElement).toHaveTextContent('お手本Mio found a key.')
  })

  it('is not repeated if it equals the model', () => {
    story('<span class="good">Mio</span> found a <i>key</i>')
    expect(item('No.1').queryByText('お手本')).toBeNull()
  })
})

describe('recitation', () => {
  it('reads chapters and sentences from an exampaper', () => {
    const exampaper = [
      {
        category: 'read_chapter',
        content: 'A small step.',
        translate: '小さな一歩。',
        file: 'a.wav',
        question_number: 1,
      },
      { category: 'read_chapter', content: 'Another.', file: 'b.wav', question_number: 2 },
    ]
    const answers = [{ question_number: 1, score: 84 }]
    showPaper(readPaper('recitation-reading', { content: { exampaper }, answers }))
    expect(item('No.1').getByText('A small step.')).toBeVisible()
    expect(item('No.1').getByText('小さな一歩。')).toBeVisible()
    expect(item('No.1').getByText('84')).toBeVisible()
    expect(item('No.2').getByText('未回答')).toBeVisible()
    expect(within(item('No.2').getByText('Another.')).queryByText('（読み誤り）')).toBeNull()
  })
})
