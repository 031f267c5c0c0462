// Measures a live lane: screens that listen, devices that post, and how long a message takes.
//
//	live_client ADDRESS SCREENS DEVICES RATE SECONDS
//
// Every device posts RATE messages a second, 0 as fast as answers come. With more than one device each
// has a session of its own, and the screens follow the sessions in turn.
package main

import (
	"bufio"
	"fmt"
	"net/http"
	"os"
	"sort"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

func number(text string) int {
	value, err := strconv.Atoi(text)
	if err != nil {
		panic(err)
	}
	return value
}

func share(values []float64, part float64) float64 {
	if len(values) == 0 {
		return -1
	}
	return values[int(part*float64(len(values)-1))]
}

func main() {
	address := os.Args[1] + "/api/v1/live"
	screens, devices := number(os.Args[2]), number(os.Args[3])
	rate, seconds := number(os.Args[4]), number(os.Args[5])
	client := &http.Client{Transport: &http.Transport{
		MaxIdleConnsPerHost: 100000, DisableCompression: true,
	}}
	var lock sync.Mutex
	var latencies []float64
	var received, expected atomic.Int64
	var listening, done sync.WaitGroup
	stop := make(chan bool)
	listening.Add(screens)
	for screen := 0; screen < screens; screen++ {
		query := ""
		if devices > 1 {
			query = fmt.Sprintf("?session=s-%d", screen%devices)
		}
		go func() {
			response, err := client.Get(address + query)
			if err != nil || response.StatusCode != 200 {
				panic(fmt.Sprint(err, response))
			}
			lines := bufio.NewReader(response.Body)
			var own []float64
			isFirst := true
			for {
				line, err := lines.ReadString('\n')
				if err != nil {
					break
				}
				if isFirst {
					isFirst = false
					listening.Done()
				}
				if place := strings.Index(line, `"t":`); place >= 0 {
					text := line[place+4:]
					moment, _ := strconv.ParseInt(text[:strings.IndexAny(text, ",}")], 10, 64)
					own = append(own, float64(time.Now().UnixNano()-moment)/1e6)
					received.Add(1)
					if len(own) >= 1000 {
						lock.Lock()
						latencies = append(latencies, own...)
						lock.Unlock()
						own = own[:0]
					}
				}
				select {
				case <-stop:
					lock.Lock()
					latencies = append(latencies, own...)
					lock.Unlock()
					return
				default:
				}
			}
		}()
	}
	listening.Wait()
	var posts atomic.Int64
	var postTimes []float64
	begin := time.Now()
	end := begin.Add(time.Duration(seconds) * time.Second)
	perDevice := screens
	if devices > 1 {
		perDevice = screens / devices
	}
	done.Add(devices)
	for device := 0; device < devices; device++ {
		go func() {
			defer done.Done()
			var own []float64
			// Spread over the second, as runners are.
			if rate > 0 && devices > 1 {
				time.Sleep(time.Duration(device) * time.Second / time.Duration(rate*devices))
			}
			start := time.Now()
			for sent := 0; time.Now().Before(end); sent++ {
				if rate > 0 {
					time.Sleep(time.Until(start.Add(time.Duration(sent) * time.Second / time.Duration(rate))))
				}
				moment := time.Now()
				body := fmt.Sprintf(`{"device":"%016x","session":"s-%d","t":%d,"elapsed":1234.0,`+
					`"distance":4321.5,"currentPaceSecPerKm":312.5,"avgPaceSecPerKm":318.2,"currentHR":151,`+
					`"state":"running"}`, device, device, moment.UnixNano())
				request, _ := http.NewRequest("POST", address, strings.NewReader(body))
				request.Header.Set("Content-Type", "application/json")
				request.Header.Set("X-Pacesetter", "1")
				response, err := client.Do(request)
				if err != nil {
					fmt.Fprintln(os.Stderr, err)
					return
				}
				response.Body.Close()
				if response.StatusCode != 204 {
					panic(response.Status)
				}
				own = append(own, float64(time.Since(moment).Nanoseconds())/1e6)
				expected.Add(int64(perDevice))
				posts.Add(1)
			}
			lock.Lock()
			postTimes = append(postTimes, own...)
			lock.Unlock()
		}()
	}
	done.Wait()
	elapsed := time.Since(begin).Seconds()
	// What is still on its way comes now or never.
	for wait := 0; wait < 200 && received.Load() < expected.Load(); wait++ {
		time.Sleep(10 * time.Millisecond)
	}
	close(stop)
	// A last message, so that every reader wakes up and hands in its times.
	for device := 0; device < devices; device++ {
		body := fmt.Sprintf(`{"device":"%016x","session":"s-%d"}`, device, device)
		request, _ := http.NewRequest("POST", address, strings.NewReader(body))
		request.Header.Set("X-Pacesetter", "1")
		if response, err := client.Do(request); err == nil {
			response.Body.Close()
		}
	}
	time.Sleep(200 * time.Millisecond)
	lock.Lock()
	defer lock.Unlock()
	sort.Float64s(latencies)
	sort.Float64s(postTimes)
	fmt.Printf(`{"posts":%d,"received":%d,"expected":%d,"perSecond":%.0f,"p50":%.3f,"p99":%.3f,`+
		`"max":%.3f,"post50":%.3f}`+"\n", posts.Load(), received.Load(), expected.Load(),
		float64(received.Load())/elapsed, share(latencies, 0.5), share(latencies, 0.99),
		share(latencies, 1), share(postTimes, 0.5))
}
