import { Menu } from '@mantine/core'
import { IconBook, IconBug, IconHelp, IconInfoCircle, IconList, IconRoute, IconUsers } from '@tabler/icons-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { openGuide } from '../../features/guide/guide-state'
import { paths } from '../../paths'
import type { RouteRow } from '../../routes'
import { KeyCap } from '../../ui/keys/KeyCaps'
import classes from '../Header.module.css'
import { HeaderMenu } from '../HeaderMenu'
import { appText } from '../text'
import { articleOfRoute } from './route-articles'
import { startTour } from './tour-state'

const words = appText.help

/** The menu ヘルプ of the header: the guide, the tour, the student manual, a report of a fault, about the program. */
export function HelpMenu({ row }: { row: RouteRow }) {
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  /** The focus returns to the menu's button, and the menu item is removed when the menu closes. */
  const then = (run: () => void) => () => {
    button.current?.focus()
    run()
  }
  const items = [
    { label: words.ofPage, icon: IconHelp, key: 'F1', run: () => openGuide(articleOfRoute(row)) },
    { label: words.contents, icon: IconList, run: () => openGuide() },
    { label: words.tour, icon: IconRoute, run: startTour },
    { label: words.manual, icon: IconUsers, run: () => void navigate(paths.studentManual()) },
    { label: words.report, icon: IconBug, run: () => void navigate(paths.reportFault()) },
    { label: words.about, icon: IconInfoCircle, run: () => void navigate(paths.about()) },
  ]
  return (
    <HeaderMenu
      button={
        <button ref={button} type="button" className={classes.link} data-tour="help">
          <IconBook size={18} aria-hidden />
          {words.menu}
        </button>
      }
    >
      {items.map(({ label, icon: Icon, key, run }) => (
        <Menu.Item
          key={label}
          leftSection={<Icon size={18} aria-hidden />}
          rightSection={key && <KeyCap name={key} />}
          aria-keyshortcuts={key}
          onClick={then(run)}
        >
          {label}
        </Menu.Item>
      ))}
    </HeaderMenu>
  )
}
