CREATE TABLE "signed_papers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signed_papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" text NOT NULL,
	"part" text NOT NULL,
	"content" jsonb NOT NULL,
	"signers" text[] NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"changed_by" text,
	CONSTRAINT "signed_papers_part" CHECK ("signed_papers"."part" in ('contract', 'out', 'back')),
	CONSTRAINT "signed_papers_changed" CHECK (("signed_papers"."changed_at" is null) = ("signed_papers"."changed_by" is null))
);
--> statement-breakpoint
ALTER TABLE "signed_papers" ADD CONSTRAINT "signed_papers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signed_papers_booking" ON "signed_papers" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signed_papers_holds" ON "signed_papers" USING btree ("booking_id","part") WHERE changed_at is null;