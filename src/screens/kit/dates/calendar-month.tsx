import { ChevronLeft, ChevronRight } from 'lucide'
import { Button, CalendarCell, CalendarGrid, Heading } from 'react-aria-components/Calendar'
import { addSheet } from '../../../core/style/sheets.ts'
import { Icon } from '../icon.tsx'
import calendarCss from './calendar.css?inline'

addSheet(calendarCss)

/** One month of a calendar, with the buttons that turn it. Weeks start on Sunday: their calendar says so. */
export function CalendarMonth({ today }: { today: string }) {
  return (
    <>
      <div className="rd-calendar-head">
        <Button slot="previous" className="rd-calendar-turn">
          <Icon of={ChevronLeft} />
        </Button>
        <Heading className="rd-calendar-title" />
        <Button slot="next" className="rd-calendar-turn">
          <Icon of={ChevronRight} />
        </Button>
      </div>
      <CalendarGrid className="rd-calendar-grid" weekdayStyle="short">
        {date => (
          <CalendarCell
            date={date}
            className={`rd-calendar-day${date.toString() === today ? ' rd-calendar-day-today' : ''}`}
          />
        )}
      </CalendarGrid>
    </>
  )
}
