import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { paperOf } from '../../../fixtures/papers'
import { item, texts } from '../on-screen'
import { showPaper, useFakeBridge } from '../show'

beforeEach(() => useFakeBridge())

describe('listening', () => {
  it('shows what was taken among the choices', () => {
    showPaper(paperOf('listening'))
    const choices = texts(within(item('No.1').getByRole('list', { name: '選択肢' })).getAllByRole('listitem'))
    expect(choices).toEqual(['1To the park.', '2To the library.生徒の答え'])
    expect(item('No.1').getByText('I’m going to the library.')).toBeVisible()
  })

  it('points out the right choice of a wrong answer', () => {
    showPaper(paperOf('listening'))
    const sub = within(screen.getByRole('region', { name: 'Q.1' }))
    expect(texts(within(sub.getByRole('list', { name: '選択肢' })).getAllByRole('listitem'))).toEqual([
      '1Ken生徒の答え',
      '2Emi正解',
    ])
    expect(sub.getByText('40%')).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Q.2' })).getByText('未回答')).toBeVisible()
  })

  it('names pictures by their place', async () => {
    showPaper(paperOf('listening'))
    const third = item('No.3')
    expect(await third.findByRole('img', { name: '選択肢1の画像' })).toHaveAttribute(
      'src',
      'https://media.example/r-31/umbrella.png',
    )
    expect(third.getByText('選択肢1')).toBeVisible()
    expect(third.getByText('選択肢2')).toBeVisible()
  })
})
