import { describe, expect, it } from 'vitest'
import { headerLinks, isOffered, menuPathOf, sideMenu, sideMenuFor, userMenu } from '../../../renderer/app/menu'
import { routes } from '../../../renderer/routes'
import type { SessionView } from '../../../shared/contract/types'
import { teacher } from '../../fakes/bridge'

const entries = sideMenu.flatMap(group => group.entries)
const rowOf = (path: string) => routes.find(row => row.path === path)
/** A route table in which every screen of the menus exists. */
const complete = [...entries, ...userMenu, ...headerLinks].map(entry => rowOf(entry.path) ?? entry)
const labels = (session: SessionView, table?: typeof complete) =>
  sideMenuFor(session, table).flatMap(group => group.entries.map(entry => entry.label))
const like = (user: Partial<SessionView['user']>, live: 0 | 1 = 1): SessionView => ({
  ...teacher,
  user: { ...teacher.user, ...user },
  online_class_switch: live,
})

describe('the side menu', () => {
  it('marks the entry of the page, and none for a page without one', () => {
    const under = Object.fromEntries(routes.map(row => [row.path, menuPathOf(row)]))
    expect(under['/admin/homework-management']).toBe('/admin/homework-management')
    expect(under['/admin/homework-details/:homeworkId']).toBe('/admin/homework-management')
    expect(under['/admin/explain']).toBeNull()
  })

  it('shows the entries whose screens exist', () => {
    expect(labels(like({}, 1))).toEqual([
      'トップページ',
      'オンライン授業',
      '宿題を出す',
      '宿題一覧',
      '添削',
      '音読を聞く',
      '宿題一覧（本部）',
      '定期配信管理',
      '個人成績表',
      '音読教材を作る',
      'クラス・ID編集',
      '生徒別の状況',
      '学習進捗グラフ',
      'ランキング',
      'データ出力',
      '学習量集計',
    ])
  })

  it('leads only to existing screens', () => {
    const existing = new Set<string>(routes.map(row => row.path))
    expect(complete.length).toBeGreaterThan(10)
    expect(complete.filter(entry => !existing.has(entry.path))).toEqual([])
  })

  it('has all entries once every screen exists, without a path twice', () => {
    expect(labels(teacher, complete)).toHaveLength(entries.length)
    expect(new Set(complete.map(entry => entry.path)).size).toBe(complete.length)
  })

  it('hides live lessons unless the live switch is on', () => {
    expect(labels(like({}, 1), complete)).toContain('オンライン授業')
    expect(labels(like({}, 0), complete)).not.toContain('オンライン授業')
  })

  it('removes homework assignment for teacher_flag bc', () => {
    expect(labels(like({ teacher_flag: 'bc' }), complete)).not.toContain('宿題を出す')
    expect(labels(like({ teacher_flag: 'bc' }), complete)).toContain('宿題一覧')
  })

  it('hides the account from a guest', () => {
    const account = userMenu[0]
    if (!account) throw new Error('no account entry')
    expect(isOffered(account, teacher, complete)).toBe(true)
    expect(isOffered(account, like({ type: 'guest' }), complete)).toBe(false)
  })
})
