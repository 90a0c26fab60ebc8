import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paperOf } from '../../../fixtures/papers'
import { showPaper, showResource, useFakeBridge } from '../render-view'
import { answerMark, item, textsOf } from '../screen-queries'

beforeEach(() => useFakeBridge())

const part = (name: string) => within(screen.getByRole('group', { name }))

const boxes = () => textsOf([...document.querySelectorAll<HTMLElement>('[data-blank]')])

describe('a view of the skill-up course', () => {
  it('shows the level and the subject, if they are known', () => {
    const paper = paperOf('skill-reading')
    const known = {
      ...paper,
      resource: { ...paper.resource, resource_level: '中学2年', resource_content: '道案内' },
    }
    const { unmount } = showPaper(known)
    expect(screen.getByText('レベル').parentElement).toHaveTextContent('レベル中学2年')
    expect(screen.getByText('内容').parentElement).toHaveTextContent('内容道案内')
    unmount()
    const unknown = showPaper(paper)
    expect(screen.queryByText('レベル')).toBeNull()
    unknown.unmount()
    // A resource without answers shows its level in the page header.
    showResource(known)
    expect(screen.queryByText('レベル')).toBeNull()
    expect(screen.getByText('内容')).toBeVisible()
  })
})

describe('skill-cloze-test', () => {
  it('fills the numbered boxes from the questions', () => {
    showPaper(paperOf('skill-cloze-test'))
    expect(boxes()).toEqual(['空所11go', '空所22'])
    expect(part('Q.1').getByText('不正解')).toBeVisible()
    expect(part('Q.2').getByText('未回答')).toBeVisible()
  })
})

describe('skill-reading-comprehension', () => {
  it('keeps the text beside its questions', () => {
    showPaper(paperOf('skill-reading-comprehension'))
    expect(within(screen.getByRole('region', { name: 'No.1の本文' })).getByText('Pochi is a dog.')).toBeVisible()
    expect(answerMark(part('Q.1'), '正解')).toBeVisible()
    expect(part('Q.2').getByText('dog')).toBeVisible()
  })
})

describe('skill-dialogue', () => {
  it('colours the lines read aloud, and shows answers beside the sample answer', () => {
    showPaper(paperOf('skill-dialogue'))
    expect(item('No.1').getByText('92')).toBeVisible()
    expect(item('No.1').getByRole('img', { name: 'Ken' })).toBeVisible()
    const second = item('No.2')
    for (const text of ['「はい」と答えましょう。', 'Yes.', 'Yes, I am.', '48', 'C'])
      expect(second.getByText(text)).toBeVisible()
  })

  it('marks a chosen line, without a score', () => {
    showPaper(paperOf('skill-dialogue'))
    const third = item('No.3')
    expect(third.getByText('不正解')).toBeVisible()
    expect(third.getByText('正解')).toBeVisible()
    expect(third.queryByText('C')).toBeNull()
  })

  it('shows 未回答 once for a line that was not read', () => {
    showPaper(paperOf('skill-dialogue'))
    expect(item('No.4').getAllByText('未回答')).toHaveLength(1)
    expect(item('No.4').getByText('See you.')).toBeVisible()
  })
})

describe('skill-grammar', () => {
  it('explains and marks each blank', () => {
    showPaper(paperOf('skill-grammar'))
    expect(item('No.1').getByText('三単現の s です。')).toBeVisible()
    expect(item('No.2').getByText('一部正解')).toBeVisible()
    expect(item('No.2').getByText('寒かったです。')).toBeVisible()
    expect(item('No.3').getByText('ran')).toBeVisible()
  })
})

describe('skill-listening', () => {
  it('marks chosen answers and shows the score of spoken ones', () => {
    showPaper(paperOf('skill-listening'))
    expect(answerMark(item('No.1'), '正解')).toBeVisible()
    expect(item('No.1').getByText('放送文').parentElement).toHaveTextContent('He goes home.')
    expect(item('No.2').getByText('66')).toBeVisible()
    expect(item('No.2').queryByText('正解')).toBeNull()
    expect(item('No.3').getByText('未回答')).toBeVisible()
  })
})

describe('skill-narrative', () => {
  it('shows the student’s story beside the picture, and the sample answer with its sound', async () => {
    showPaper(paperOf('skill-narrative'))
    const first = item('No.1')
    expect(await first.findByRole('img', { name: '話しましょう。の画像' })).toBeVisible()
    for (const text of ['They go out.', 'They went out.', '77']) expect(first.getByText(text)).toBeVisible()
    expect(first.getByRole('slider', { name: /解答例/ })).toBeInTheDocument()
  })

  it('shows a text that is only to be read aloud', () => {
    showPaper(paperOf('skill-narrative'))
    expect(item('No.2').getByText('They swam.')).toBeVisible()
  })
})

describe('skill-quick-response', () => {
  it('marks a score of 0 with a cross, with the right answer', () => {
    showPaper(paperOf('skill-quick-response'))
    for (const text of ['不正解', '0', 'Fine.']) expect(item('No.1').getByText(text)).toBeVisible()
  })

  it('does not show the right answer in a preview', () => {
    showResource(paperOf('skill-quick-response'))
    expect(screen.getByRole('article', { name: 'No.1' })).toBeVisible()
    expect(screen.queryByText('Fine.')).toBeNull()
  })
})

describe.each(['skill-reading', 'skill-sentence-shadow-reading'] as const)('%s', key => {
  it('colours the text read aloud, with its score', () => {
    showPaper(paperOf(key))
    expect(item('No.1').getByText('84')).toBeVisible()
    expect(item('No.1').getByText('run')).toHaveClass('wrong')
    expect(item('No.2').getByText('不正解')).toBeVisible()
    expect(item('No.3').getByText('未回答')).toBeVisible()
  })
})

describe('skill-speaking', () => {
  it('shows the spoken answer, the sample answer with its sound, and the class', async () => {
    showPaper(paperOf('skill-speaking'))
    const first = item('No.1')
    for (const text of ['Because I am.', 'Because.', '81', '70点']) expect(first.getByText(text)).toBeVisible()
    expect(await first.findByRole('slider', { name: /解答例/ })).toBeInTheDocument()
  })
})
