CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
-- Every process listens, and drops the pages it keeps ready when what visitors see has changed.
CREATE FUNCTION "tell_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('kervan_changed', TG_TABLE_NAME);
  RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
  seen text;
BEGIN
  FOREACH seen IN ARRAY ARRAY['bookings', 'car_images', 'cars', 'exchange_rate_sets', 'exchange_rates', 'former_slugs', 'images', 'posts', 'seasons', 'settings', 'zones'] LOOP
    EXECUTE format('CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_change()', seen);
  END LOOP;
END
$$;
