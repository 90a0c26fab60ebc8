import { Button, CloseButton } from '@mantine/core'
import { IconMinus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { keysText } from '../../ui/keys/text'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { Link } from '../../ui/Link'
import classes from './DownloadsTray.module.css'
import { TrayRow } from './TrayRow'
import { downloadsText as text } from './text'
import { trayId } from './tray-id'
import { useTray } from './use-downloads'
import { useTrayFocus } from './use-tray-focus'

/** How long the tray stays open after its last change, in milliseconds (chosen). */
const closeDelay = 10_000

/** Folds the tray into its button in the header, and opens it again. */
const trayKey = 'd'

/**
 * The tray at the foot of every page, which takes room there and covers nothing: the exports of this run with their
 * progress, then with their files or errors. After a while it closes, and finished exports are removed from it. The
 * page データ出力 lists all of them; the tray is not shown there.
 */
export function DownloadsTray() {
  const { entries, open, spoken, drop, show } = useTray()
  const isOnListPage = useLocation().pathname === paths.downloadManage()
  const tray = useRef<HTMLElement>(null)
  const { isInUse, handlers, returnFocus } = useTrayFocus(tray)
  const shown = open && !isOnListPage && entries.length > 0
  const fold = () => {
    show(false)
    if (isInUse) returnFocus()
  }
  useKeyTable([{ label: text.key, keys: { [trayKey]: () => (shown ? fold() : show(true)) } }], {
    enabled: entries.length > 0 && !isOnListPage,
    group: keysText.everywhere,
  })

  const endedIds = entries.filter(({ state }) => state !== 'running').map(({ id }) => id)
  const doneIds = entries.filter(({ state }) => state === 'done').map(({ id }) => id)
  const statesKey = JSON.stringify(entries.map(({ id, state }) => [id, state]))
  const closeTray = useRef((): void => {})
  useEffect(() => {
    closeTray.current = () => {
      drop(doneIds)
      show(false)
    }
  })
  useEffect(() => {
    if (!shown || isInUse || statesKey === '') return
    const timer = window.setTimeout(() => closeTray.current(), closeDelay)
    return () => window.clearTimeout(timer)
  }, [shown, isInUse, statesKey])

  return (
    <>
      <p role="status" className="hm-hidden">
        {spoken}
      </p>
      {shown && (
        <section ref={tray} id={trayId} className={classes.tray} aria-label={text.tray} {...handlers}>
          <div className={classes.head}>
            <span>{text.tray}</span>
            <Link className={classes.all} to={paths.downloadManage()}>
              {text.all}
            </Link>
            {endedIds.length > 1 && (
              <Button size="compact-sm" variant="subtle" onClick={() => drop(endedIds)}>
                {text.closeAll}
              </Button>
            )}
            <KeyCap name={trayKey.toUpperCase()} />
            <CloseButton
              size="sm"
              aria-keyshortcuts={trayKey.toUpperCase()}
              icon={<IconMinus size={16} aria-hidden />}
              aria-label={text.collapse}
              onClick={() => {
                show(false)
                returnFocus()
              }}
            />
          </div>
          <ul className={classes.list}>
            {entries.map(state => (
              <TrayRow key={state.id} state={state} onClose={() => drop([state.id])} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
