import { Button } from '@mantine/core'
import { IconSchool } from '@tabler/icons-react'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import { text } from './text'

/** The way to 年次更新. */
export const RolloverLink = () => (
  <Button
    component={Link}
    variant="default"
    to={paths.yearRollover()}
    leftSection={<IconSchool size={16} aria-hidden />}
  >
    {text.rollover}
  </Button>
)
