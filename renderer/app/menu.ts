/**
 * The side menu, the user menu and the header's links, as tables with the conditions of SPEC §2 and the labels of
 * DESIGN §6.
 */
import {
  IconBook2,
  IconCalendarRepeat,
  IconChartLine,
  IconClipboardList,
  IconFileSpreadsheet,
  IconHeadphones,
  IconHome,
  IconMessage2,
  IconMicrophone,
  IconPencilPlus,
  IconReportAnalytics,
  IconSchool,
  IconSettings,
  IconSum,
  IconTrophy,
  IconUser,
  IconUsers,
  IconVideo,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { SessionView } from '../../shared/contract/types'
import { type RoutePath, type RouteRow, routes } from '../routes'
import { appText } from './text'

interface Icon {
  size?: number | string
  'aria-hidden'?: boolean
}

export interface MenuEntry {
  label: string
  path: RoutePath
}

interface SideEntry extends MenuEntry {
  icon: ComponentType<Icon>
}

interface SideGroup {
  /** Without a label, the entries have no heading. */
  label?: string
  entries: readonly SideEntry[]
}

const menuText = appText.menu

export const sideMenu: readonly SideGroup[] = [
  {
    entries: [
      { label: menuText.home, path: '/admin/home', icon: IconHome },
      { label: menuText.live, path: '/admin/live', icon: IconVideo },
    ],
  },
  {
    label: menuText.homework,
    entries: [
      {
        label: menuText.assign,
        path: '/admin/homework-create',
        icon: IconPencilPlus,
      },
      { label: menuText.homeworkList, path: '/admin/homework-management', icon: IconClipboardList },
      { label: menuText.writingReview, path: '/admin/homework/writing/review', icon: IconMessage2 },
      { label: menuText.listening, path: '/admin/homework/recordings/review', icon: IconHeadphones },
      { label: menuText.headquarters, path: '/admin/homework-self-home', icon: IconBook2 },
      { label: menuText.periodic, path: '/admin/homework/periodic-plan', icon: IconCalendarRepeat },
      { label: menuText.scoreSheet, path: '/admin/homework/student-report', icon: IconReportAnalytics },
      { label: menuText.recitation, path: '/admin/homework/recitation/add', icon: IconMicrophone },
    ],
  },
  { entries: [{ label: menuText.grades, path: '/admin/grades', icon: IconSchool }] },
  {
    label: menuText.study,
    entries: [
      { label: menuText.perStudent, path: '/admin/student/student-overview-home', icon: IconUsers },
      { label: menuText.progress, path: '/admin/progress-graph', icon: IconChartLine },
      { label: menuText.ranking, path: '/admin/ranking', icon: IconTrophy },
    ],
  },
  {
    entries: [
      { label: menuText.data, path: '/admin/download-manage', icon: IconFileSpreadsheet },
      { label: menuText.usage, path: '/admin/usage-amount', icon: IconSum },
    ],
  },
]

export const userMenu: readonly SideEntry[] = [
  { label: appText.header.account, path: '/admin/person', icon: IconUser },
  { label: appText.header.settings, path: '/admin/settings', icon: IconSettings },
]

export const headerLinks: readonly MenuEntry[] = [{ label: appText.header.messages, path: '/admin/message' }]

type Table = readonly Pick<RouteRow, 'path' | 'isOfferedTo'>[]

/** Whether the entry's screen exists and the teacher may use it. */
export const isOffered = (entry: MenuEntry, session: SessionView, table: Table = routes): boolean =>
  table.some(row => row.path === entry.path && (row.isOfferedTo?.(session) ?? true))

/** The side menu for a teacher, without entries that are not offered and without empty groups. */
export const sideMenuFor = (session: SessionView, table: Table = routes): readonly SideGroup[] =>
  sideMenu
    .map(group => ({ ...group, entries: group.entries.filter(entry => isOffered(entry, session, table)) }))
    .filter(group => group.entries.length > 0)

/** The path of the menu entry that is marked for a route: its own, its parent's, or none. */
export const menuPathOf = (row: RouteRow): string | null =>
  row.menu === undefined ? (row.parent ?? row.path) : row.menu
