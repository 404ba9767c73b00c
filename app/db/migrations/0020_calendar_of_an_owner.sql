ALTER TABLE "calendar_feed" ADD COLUMN "admin_id" text;--> statement-breakpoint
-- Who made the address that there is stands in the audit log.
UPDATE "calendar_feed" SET "admin_id" = (
  SELECT "admin_id" FROM "audit_log"
  WHERE "entity" = 'settings' AND "after" ->> 'calendar' = 'renewed'
  ORDER BY "at" DESC, "id" DESC LIMIT 1
);--> statement-breakpoint
DELETE FROM "calendar_feed" WHERE "admin_id" IS NULL;--> statement-breakpoint
ALTER TABLE "calendar_feed" ALTER COLUMN "admin_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
