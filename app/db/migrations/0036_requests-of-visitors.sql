ALTER TABLE "bookings" ADD COLUMN "requested" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The audit log says who made a booking: the site itself recorded a visitor's request. A pending booking
-- whose maker is not known stays among the requests, so that none is forgotten.
UPDATE bookings SET requested = true
  WHERE hold_until IS NOT NULL
    OR EXISTS (SELECT 1 FROM audit_log WHERE entity = 'booking' AND entity_id = bookings.id
      AND action = 'create' AND admin_id IS NULL AND admin_name = 'Kervan')
    OR (status = 'pending' AND NOT EXISTS (SELECT 1 FROM audit_log WHERE entity = 'booking'
      AND entity_id = bookings.id AND action = 'create'));
