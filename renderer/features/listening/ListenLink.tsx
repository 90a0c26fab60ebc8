import { Button } from '@mantine/core'
import { IconHeadphones } from '@tabler/icons-react'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import { text } from './text'

interface Props {
  homeworkId: string
  topicId: string
  /** Empty: all classes. */
  teamId: string
}

/** Opens the recordings of a topic, one after the other. */
export const ListenLink = ({ homeworkId, topicId, teamId }: Props) => (
  <Button
    component={Link}
    to={paths.listening({ team_id: teamId, homework_id: homeworkId, topic_id: topicId })}
    size="xs"
    variant="default"
    leftSection={<IconHeadphones size={14} aria-hidden />}
  >
    {text.listen}
  </Button>
)
