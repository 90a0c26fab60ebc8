/** このアプリについて: version, what is sent where, licences. */
import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { About } from '../../../../renderer/screens/about/About'
import { parseLicences } from '../../../../renderer/screens/about/licences'
import { boot, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

it('names the version, whom the program contacts, and the packages with the texts of their licences', async () => {
  const user = userEvent.setup()
  putBridge({ session: teacher })
  renderScreen(<About />)
  expect(screen.getByText(/はなまる 英語宿題コンソール.バージョン 7\.1\.1/)).toBeVisible()
  const sent = within(screen.getByRole('table', { name: '通信する相手' }))
  expect(sent.getAllByRole('rowheader').map(cell => cell.textContent)).toEqual([
    '学校のサーバー',
    '学校のサーバー（不具合の記録）',
    '運用サーバー',
    '教材の音声と画像のサーバー',
    'サポート、生徒用画面、文法の解説ページ、授業の部屋',
  ])
  const table = await screen.findByRole('table', { name: '使っているソフトウェア' })
  expect(within(table).getByRole('row', { name: /^react-router-dom / })).toHaveTextContent('MIT')
  expect(screen.getByRole('button', { name: 'ライセンスの全文を見る' })).toHaveAttribute('aria-expanded', 'false')
  await user.click(screen.getByRole('button', { name: 'ライセンスの全文を見る' }))
  expect(screen.getByRole('button', { name: '全文を隠す' })).toHaveAttribute('aria-expanded', 'true')
  const whole: HTMLTextAreaElement = screen.getByRole('textbox', { name: 'ライセンスの全文' })
  expect(whole.value).toContain('Permission is hereby granted')
})

it('offers support only where the school has one, and says when nothing is sent', () => {
  putBridge({ session: teacher, sample: true })
  const { unmount } = renderScreen(<About />)
  expect(screen.getByText(/^いまは、練習用のサンプル校/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'サポートのページを開く' })).toBeNull()
  unmount()
  putBridge({ session: teacher, links: { ...boot.links, support: true } })
  renderScreen(<About />)
  expect(screen.getByRole('button', { name: 'サポートのページを開く' })).toBeVisible()
})

it('reads every row of the page of licences', () => {
  const page = readFileSync('docs/licences.md', 'utf8')
  const { packages, texts } = parseLicences(page)
  const rows = page.split('\n').filter(line => /^\| [^|]+ \| \d/.test(line))
  expect(packages).toHaveLength(rows.length)
  expect(packages.length).toBeGreaterThan(50)
  expect(packages.find(({ name }) => name === 'axios')).toEqual({
    name: 'axios',
    version: '1.21.1',
    licence: 'MIT',
    holders: '# Copyright (c) 2014-present Matt Zabriskie & Collaborators',
  })
  expect(texts).not.toContain('````')
})
