CREATE TABLE "morning_mails" (
	"day" date PRIMARY KEY NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "morning_mails_attempts" CHECK ("morning_mails"."attempts" >= 0)
);
