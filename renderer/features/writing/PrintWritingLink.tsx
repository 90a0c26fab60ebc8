import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import { text } from './text'

/** Opens the print of the marked essays of a topic; without a topic, of the homework's first topic of writing. */
export const PrintWritingLink = ({ homeworkId, topicId }: { homeworkId: string; topicId?: string }) => (
  <Button
    component={Link}
    to={paths.writingPrint(homeworkId, topicId)}
    size="xs"
    variant="default"
    leftSection={<IconPrinter size={14} aria-hidden />}
  >
    {text.printAll}
  </Button>
)
