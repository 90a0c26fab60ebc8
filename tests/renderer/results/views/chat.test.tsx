import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paperOf, readPaper } from '../../../fixtures/papers'
import { showPaper, showResource, useFakeBridge } from '../render-view'
import { item, textsOf } from '../screen-queries'

beforeEach(() => useFakeBridge())

const question = (name: string) => within(screen.getByRole('group', { name }))
const options = (of: ReturnType<typeof within>) =>
  textsOf(within(of.getByRole('list', { name: '選択肢' })).getAllByRole('listitem'))

describe('chat-pot', () => {
  it('shows the topic of a group above its questions', () => {
    showPaper(paperOf('chat-pot'))
    for (const text of ['土曜日の約束', 'Lucy calls you.', 'ルーシーからの電話です。'])
      expect(item('No.1').getByText(text)).toBeVisible()
    expect(screen.getAllByRole('group', { name: /^Q\./ })).toHaveLength(3)
  })

  it('shows the chosen option, and the recorded reply with its score, words and player', async () => {
    showPaper(paperOf('chat-pot'))
    const first = question('Q.1')
    expect(options(first)).toEqual(['1Yes, I am.生徒の答え正解', '2Yes, I do.'])
    const reply = within(first.getByRole('group', { name: '生徒の返答' }))
    expect(reply.getByText('正解')).toBeVisible()
    expect(reply.getByText('I am.')).toHaveClass('wrong')
    expect(await reply.findByRole('button', { name: '録音を再生' })).toBeVisible()
    expect(first.getByText('84')).toBeVisible()
    expect(first.getByText('71%')).toBeVisible()
  })

  it('shows the right option of a wrong reply, with one cross', () => {
    showPaper(paperOf('chat-pot'))
    const second = question('Q.2')
    expect(options(second)).toEqual(['1No, we did not.生徒の答え', '2Sure.正解'])
    expect(second.getAllByText('不正解')).toHaveLength(1)
  })

  it('shows 未回答 with the right option and without a reply', () => {
    showPaper(paperOf('chat-pot'))
    const third = question('Q.3')
    expect(third.getByText('未回答')).toBeVisible()
    expect(options(third)).toEqual(['1At ten.正解', '2At school.'])
    expect(third.queryByRole('group', { name: '生徒の返答' })).toBeNull()
    expect(third.getByText('時刻です。')).toBeVisible()
  })

  it('shows a wrong option with points as partly right', () => {
    showPaper(paperOf('chat-pot'))
    expect(item('No.2').getByText('一部正解')).toBeVisible()
    expect(options(item('No.2'))).toEqual(['1Fine.正解', '2I am Ken.生徒の答え'])
  })

  it('shows pairs at the top level, and values that only the reply has', () => {
    const pairs = {
      screen_text: 'At the station.',
      question_items: [{ question: 'May I help you?' }, { question: 'Anything else?' }],
      answer_items: [{ question_id: 'x', options: ['Yes.', 'It is.'], answer: '1' }, { options: ['No.'] }],
    }
    showPaper(readPaper('chat-pot', { content: pairs, answers: [{ question_id: 'x', choose: 2, score: 0 }] }))
    expect(screen.getByText('At the station.')).toBeVisible()
    expect(options(item('No.1'))).toEqual(['1Yes.正解', '2It is.生徒の答え'])
    expect(item('No.2').getByText('未回答')).toBeVisible()
  })

  it('shows the right options of a resource only on request', () => {
    const { unmount } = showResource(paperOf('chat-pot'))
    expect(options(question('Q.1'))).toEqual(['1Yes, I am.', '2Yes, I do.'])
    unmount()
    showResource(paperOf('chat-pot'), true)
    expect(options(question('Q.1'))).toEqual(['1Yes, I am.正解', '2Yes, I do.'])
  })
})
