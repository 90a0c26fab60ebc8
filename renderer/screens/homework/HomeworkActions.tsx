import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { isReadAloud } from '../../../shared/domain/view-families'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { useApi, useSession } from '../../bridge/index'
import { canGiveHomework } from '../../features/homework/can-give-homework'
import { useDuplicate } from '../../features/homework/draft/use-duplicate'
import { homeworkTitle } from '../../features/homework/homework-title'
import { whyCannotRedistribute } from '../../features/homework/list/homework-actions'
import { useRedistributeDialog } from '../../features/homework/redistribute/use-redistribute-dialog'
import { useHomeworkClass } from '../../features/homework/use-homework-class'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import classes from './HomeworkOverview.module.css'
import { useTopicsMail } from './mail/use-mail-dialogs'
import { text } from './text'

type Homework = EndpointResponse<'homework-basic-info'>

/** Status 5: awaiting delivery. Nobody has answered yet (SPEC §4). */
export const awaitingDelivery = 5

/** Homework type 2: periodic, delivered day by day (SPEC §4). */
const periodic = 2

interface Words {
  label: string
  hint: string
}

const Item = ({ label, hint }: Words) => (
  <>
    <span className={classes.item}>{label}</span>
    <span className={classes.hint}>{hint}</span>
  </>
)

/** 操作: the menu of actions for a homework, depending on its status. Exports have a menu of their own. */
export function HomeworkActions({ homework }: { homework: Homework }) {
  const canGive = canGiveHomework(useSession())
  const redistribution = useRedistributeDialog()
  const { duplicate } = useDuplicate()
  const mail = useTopicsMail()
  const { homework_id, homework_type, title } = homework
  const [teamId] = useHomeworkClass(homework_id)
  const overview = useApi('topic-score-overview-x', { homework_id }, { background: true })
  const hasReadings = overview.data?.items.some(({ view_key }) => isReadAloud(view_key)) ?? false
  const labels = text.actions
  return (
    <>
      <Menu position="bottom-end" width={280} withinPortal={false}>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            {labels.button}
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={labels.menu}>
          {homework.status === awaitingDelivery ? null : (
            <Menu.Item component={Link} to={paths.commentary(homework_id)}>
              <Item label={labels.commentary} hint={labels.commentaryHint} />
            </Menu.Item>
          )}
          {hasReadings ? (
            <Menu.Item component={Link} to={paths.listening({ team_id: teamId, homework_id })}>
              <Item label={labels.listen} hint={labels.listenHint} />
            </Menu.Item>
          ) : null}
          {canGive ? (
            <Menu.Item component={Link} to={paths.homeworkEdit(homework_id)}>
              <Item label={labels.edit} hint={labels.editHint} />
            </Menu.Item>
          ) : null}
          {canGive && whyCannotRedistribute(homework) === null ? (
            <Menu.Item onClick={() => redistribution.open(homework_id)}>
              <Item label={labels.redistribute} hint={labels.redistributeHint} />
            </Menu.Item>
          ) : null}
          {canGive ? (
            <Menu.Item onClick={() => duplicate(homework_id)}>
              <Item label={labels.duplicate} hint={labels.duplicateHint} />
            </Menu.Item>
          ) : null}
          {homework_type === periodic ? (
            <Menu.Item component={Link} to={paths.periodicPlanDetail(homework_id)}>
              <Item label={labels.plan} hint={labels.planHint} />
            </Menu.Item>
          ) : null}
          <Menu.Item onClick={() => mail.open({ homeworkId: homework_id, title: homeworkTitle(title) })}>
            <Item label={labels.mail} hint={labels.mailHint} />
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {redistribution.dialog}
      {mail.dialog}
    </>
  )
}
