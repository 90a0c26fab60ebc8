import { Skeleton } from '@mantine/core'
import { ErrorState } from '../../../ui/ErrorState'
import { WideArea } from '../../../ui/layout/WideArea'
import panel from '../RosterImport.module.css'
import classes from './Rollover.module.css'
import { text } from './text'
import { useOpenHomework } from './use-homework'

const words = text.homework

/** The homework under way of the classes that students leave, before anything happens. */
export function HomeworkNote({ teams }: { teams: readonly { id: string; name: string }[] }) {
  const { rows, isFailed, retry } = useOpenHomework(teams.map(({ id }) => id))
  const nameOf = (id: string, name: string) => teams.find(team => team.id === id)?.name ?? name
  return (
    <section className={panel.panel} aria-label={words.label}>
      <h2>{words.label}</h2>
      {isFailed ? (
        <ErrorState message={words.failed} onRetry={retry} />
      ) : rows === undefined ? (
        <Skeleton height={40} />
      ) : rows.length === 0 ? (
        <p className={panel.hint}>{words.none}</p>
      ) : (
        <>
          <p className={panel.remark}>{words.warning}</p>
          <WideArea label={words.label} className={classes.scroll}>
            <ul className={classes.homework}>
              {rows.map(({ id, name, open, unsubmitted, titles }) => (
                <li key={id}>
                  <b>{nameOf(id, name)}</b>
                  {open !== undefined && `　${words.open(open)}`}
                  {unsubmitted !== undefined && `　${words.unsubmitted(unsubmitted)}`}
                  {titles.length > 0 && `　${words.mine(titles.join(words.comma))}`}
                </li>
              ))}
            </ul>
          </WideArea>
        </>
      )}
    </section>
  )
}
