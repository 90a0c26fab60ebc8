import { Modal } from '@mantine/core'
import { AfterFirstPaint } from '../first-paint'
import { commonText } from '../text'
import { KeyCaps } from './KeyCaps'
import classes from './KeyHelp.module.css'
import { closeKeyHelp, helpRow, useKeyHelp } from './key-tables'
import { keysText } from './text'
import { useKeyTable } from './use-key-table'

const rows = [helpRow]

/** The app's one dialog that lists the keys of the page and of the app; `?` opens it, but not in fields and dialogs. */
export function KeyHelp() {
  const { isOpen, groups } = useKeyHelp()
  useKeyTable(rows, { group: keysText.everywhere })
  return (
    <AfterFirstPaint>
      <Modal
        opened={isOpen}
        onClose={closeKeyHelp}
        title={keysText.help}
        size="md"
        closeButtonProps={{ 'aria-label': commonText.close }}
      >
        {groups.map(({ title, rows }) => (
          <section key={title} aria-label={title} className={classes.group}>
            <h3 className={classes.title}>{title}</h3>
            <dl className={classes.keys}>
              {rows.map(row => (
                <div key={row.label}>
                  <dt>
                    <KeyCaps row={row} />
                  </dt>
                  <dd>{row.label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Modal>
    </AfterFirstPaint>
  )
}
