import { Button } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { Link } from '../../ui/Link'
import { text } from './text'

/** The way to the study of a class or a student: an address of `paths`. */
export const StudyLink = ({ to }: { to: string }) => (
  <Button component={Link} variant="default" to={to} leftSection={<IconChartBar size={16} aria-hidden />}>
    {text.study}
  </Button>
)
