/** 生徒用マニュアル. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { StudentManual } from '../../../../renderer/screens/student-manual/StudentManual'
import { teacher } from '../../../fakes/bridge'
import { nonEmpty } from '../../../fixtures/non-empty'
import { putBridge, renderScreen } from '../../render'

it('has the rules of passwords, every word of the result views and numbered pictures, and is printed', async () => {
  const user = userEvent.setup()
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  putBridge({ session: teacher })
  renderScreen(<StudentManual />)
  const manual = within(screen.getByRole('article', { name: '印刷の見本' }))
  expect(manual.getByText('パスワードは、6文字から20文字で、英語の文字と数字の両方を使います。')).toBeVisible()
  const words = manual.getAllByRole('term').map(term => term.textContent)
  for (const word of [
    '正解',
    '不正解',
    '未回答',
    '正答率',
    '平均点',
    '原文を再生',
    '録音を再生',
    '発音',
    '流暢度',
    '完成度',
  ]) {
    expect(words).toContain(word)
  }
  for (const word of ['アドバイス', '文法・スペルの誤り', 'モデル', '伝わった内容']) expect(words).toContain(word)
  expect(manual.getAllByRole('figure').map(figure => figure.textContent?.slice(0, 3))).toEqual([
    '図1　',
    '図2　',
    '図3　',
    '図4　',
    '図5　',
  ])
  for (const picture of nonEmpty(manual.getAllByRole('img')))
    expect(picture).toHaveAttribute('src', expect.stringMatching(/webp/))
  await user.click(screen.getByRole('button', { name: '印刷する' }))
  expect(print).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('beforeprint'))
  const { style } = document.documentElement
  expect(style.getPropertyValue('--hm-print-head')).toBe('"英語の宿題　結果の見かた"')
  window.dispatchEvent(new Event('afterprint'))
  expect(style.getPropertyValue('--hm-print-head')).toBe('')
})
